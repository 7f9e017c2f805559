/** Where thousands are parted. `Intl.NumberFormat` is 30 ms of work on a phone before the page answers. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** A price in whole yen, its thousands parted: 1,480. */
export function yen(price: number): string {
  return String(Math.round(price)).replace(THOUSANDS, ',')
}
