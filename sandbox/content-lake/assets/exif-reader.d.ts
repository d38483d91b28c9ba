declare module 'exif-reader' {
  interface Tags {
    image?: Record<string, unknown> | null
    exif?: Record<string, unknown> | null
    gps?: Record<string, unknown> | null
  }
  /** @throws RangeError, TypeError or Error for bytes that are not EXIF */
  export default function readExif(bytes: Buffer): Tags
}
