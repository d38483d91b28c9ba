import type { LatLng } from '../../ui/coordinates.ts'

/** Waypoints off India's coast, from the Gulf of Kutch south about Sri Lanka to the Bay of Bengal. */
const WAYPOINTS: readonly LatLng[] = [
  { lat: 22.65, lng: 69.4 },
  { lat: 22.65, lng: 68.6 },
  { lat: 21.3, lng: 68.9 },
  { lat: 20.3, lng: 70.7 },
  { lat: 18.9, lng: 72.4 },
  { lat: 17.5, lng: 72.6 },
  { lat: 15.3, lng: 73 },
  { lat: 12, lng: 74.2 },
  { lat: 7.6, lng: 76.8 },
  { lat: 5.75, lng: 79.8 },
  { lat: 5.75, lng: 81 },
  { lat: 5.9, lng: 82.2 },
  { lat: 7.2, lng: 82.6 },
  { lat: 11, lng: 81.6 },
  { lat: 15, lng: 82 },
  { lat: 17.3, lng: 83.4 },
  { lat: 19.5, lng: 86 },
  { lat: 21, lng: 88 },
]

/**
 * A track at sea between two places on the coast, from mark to mark: for a drawing, not for a voyage. The waypoint that is
 * nearest to either is passed by.
 */
export function coastwise(from: LatLng, to: LatLng): LatLng[] {
  const [start, end] = [nearest(from), nearest(to)]
  const between = WAYPOINTS.slice(Math.min(start, end) + 1, Math.max(start, end))
  return [from, ...(start <= end ? between : [...between].reverse()), to]
}

/** Index of the waypoint that is nearest, on a chart this small. */
function nearest({ lat, lng }: LatLng): number {
  const distances = WAYPOINTS.map((point) => Math.hypot(point.lat - lat, point.lng - lng))
  return distances.indexOf(Math.min(...distances))
}
