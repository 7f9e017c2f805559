/** Japan has kept this offset, without summer time, since 1951. */
const OFFSET_MS = 9 * 3_600_000
const TIME_ZONE = 'Asia/Tokyo'

/** A day or a part of one without a time, as `2026-11-22`, which every clock reads as UTC. */
const DAY = /^\d{4}(?:-\d\d){0,2}$/

/** A time as programs write it: `2026-11-22T09:00`, or with a space. */
const ISO_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/

/** A text that ends in its zone: `Z`, `+09:00`, `GMT`, `GMT+0900 (Japan Standard Time)`. */
const WITH_ZONE =
  /(?:Z|UTC?|GMT|[ECMP][SD]T|:\d\d(?:\.\d+)? ?[+-]\d\d:?\d\d|GMT[+-]\d{4}(?: \(.*\))?)$/i

const PARTS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const

/**
 * Sets this program's clock to Japan, as `TZ=Asia/Tokyo` does for the server: "local" time is Japan's,
 * wherever the device is. For a browser, which has no such setting; points in time stay the same.
 */
export function setClockToJapan(): void {
  readPartsInJapan(Date.prototype)
  globalThis.Date = builtInJapan(Date)
  Intl.DateTimeFormat = formattingInJapan(Intl.DateTimeFormat)
}

function readPartsInJapan(dates: Date): void {
  // The built-in methods: a date class that overrides them may call the overridden ones in turn.
  const { getTime, setTime } = dates
  const shifted = (date: Date) => new Date(getTime.call(date) + OFFSET_MS)
  for (const part of PARTS) {
    const read = dates[`getUTC${part}`]
    const write: (this: Date, ...values: number[]) => number = dates[`setUTC${part}`]
    define(`get${part}`, function () {
      return read.call(shifted(this))
    })
    define(`set${part}`, function (...values: number[]) {
      return setTime.call(this, write.apply(shifted(this), values) - OFFSET_MS)
    })
  }
  const readDay = dates.getUTCDay
  define('getDay', function () {
    return readDay.call(shifted(this))
  })
  define('getTimezoneOffset', () => -OFFSET_MS / 60_000)

  function define<Arguments extends unknown[]>(
    name: keyof Date,
    value: (this: Date, ...given: Arguments) => number,
  ): void {
    Object.defineProperty(dates, name, { value, configurable: true, writable: true })
  }
}

/** Dates made of parts, or of a text without a zone, mean Japan's time. */
function builtInJapan(dates: DateConstructor): DateConstructor {
  function parse(text: string): number {
    const moment = dates.parse(text)
    if (Number.isNaN(moment) || DAY.test(text) || WITH_ZONE.test(text)) return moment
    return dates.parse(
      ISO_TIME.test(text) ? text.replace(ISO_TIME, '$1T$2+09:00') : `${text} GMT+0900`,
    )
  }
  return new Proxy(dates, {
    construct(target, given, made) {
      const date: Date = Reflect.construct(target, given, made)
      if (given.length > 1) date.setTime(Reflect.apply(target.UTC, target, given) - OFFSET_MS)
      else if (typeof given[0] === 'string') date.setTime(parse(given[0]))
      return date
    },
    get: (target, name) => (name === 'parse' ? parse : Reflect.get(target, name)),
  })
}

function formattingInJapan(format: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const inJapan = ([locales, options]: unknown[]) => [
    locales,
    { timeZone: TIME_ZONE, ...withoutMissing(options) },
  ]
  return new Proxy(format, {
    apply: (target, self, given) => Reflect.apply(target, self, inJapan(given)),
    construct: (target, given, made) => Reflect.construct(target, inJapan(given), made),
  })
}

/** A zone of `undefined` means the device's. */
function withoutMissing(options: unknown): object {
  const given = Object.entries(options ?? {})
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}
