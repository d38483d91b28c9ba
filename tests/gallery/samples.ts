/** What the gallery is filled with: plain and awkward. */
export const TONES = ['info', 'warning', 'success', 'error'] as const

export const LONG =
  'A label that is much longer than anybody would write, Thiruvananthapuram included'

export const DESK = {
  emergencyPhone: '+91 00000 00000',
  whatsappNumber: '+91 00000 00001',
  supportEmail: 'desk@example.com',
}

export const PORTS = [
  { name: 'Mumbai / JNPT', slug: 'mumbai', responseTime: '2–4 hours', lat: 18.9333, lng: 72.85 },
  { name: 'Mundra', slug: 'mundra', responseTime: '6–8 hours', lat: 22.7333, lng: 69.7 },
  { name: 'Paradip', slug: 'paradip', responseTime: '8–12 hours', lat: 20.2654, lng: 86.6763 },
]
