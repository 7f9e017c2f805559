import { isObject, readNumber } from './json.ts'

/** A place on the earth, in degrees (WGS 84); north and east are positive. */
export type Coordinates = { latitude: number; longitude: number }

/** As map services copy them: "35.2906, 139.5739", also in brackets. */
const COPIED = /^\(?(-?\d{1,2}(?:\.\d+)?)[,、\s]\s*(-?\d{1,3}(?:\.\d+)?)\)?$/

/** Reads coordinates as they are copied from a map; `null` when they are no place. */
export function parseCoordinates(text: string | null | undefined): Coordinates | null {
  const [, latitude, longitude] = COPIED.exec(text?.trim() ?? '') ?? []
  return readCoordinates({ latitude, longitude })
}

/** Reads coordinates as data; `null` when they are no place. */
export function readCoordinates(raw: unknown): Coordinates | null {
  if (!isObject(raw)) return null
  const latitude = readNumber(raw.latitude)
  const longitude = readNumber(raw.longitude)
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
