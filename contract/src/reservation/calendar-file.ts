import type { Day } from '../hours/calendar.ts'
import { DAY_MINUTES } from '../hours/clock.ts'
import { askedAt } from './guest-link.ts'

/** An event at a place and time, for a calendar. All texts are in one language. */
export type CalendarEvent = {
  /** Of the enquiry: a file with the same one replaces the calendar's event. */
  id: string
  madeAt: Date
  /** A day in Japan, and minutes from its midnight, also past the next one. */
  day: Day
  minutes: number
  /** When it ends, counted as `minutes`. */
  until: number
  summary: string
  location: string
  description: string
  /** `cancelled` takes the event out of the calendar again. */
  status: 'tentative' | 'confirmed' | 'cancelled'
}

/** The type of such a file, as mails and answers name it. */
export function calendarType({ status }: Pick<CalendarEvent, 'status'>): string {
  return `text/calendar; charset=utf-8; method=${methodOf(status)}`
}

/**
 * An iCalendar file (RFC 5545) with one event. Its times are in UTC, which every calendar shows by its own clock.
 * A file that is made later has a higher sequence, so that calendars believe it.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Noren//Noren//EN',
    `METHOD:${methodOf(event.status)}`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `SEQUENCE:${sequenceOf(event)}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(momentInJapan(event.day, event.minutes))}`,
    `DTEND:${utc(momentInJapan(event.day, event.until))}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `STATUS:${event.status.toUpperCase()}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function methodOf(status: CalendarEvent['status']): string {
  return status === 'cancelled' ? 'CANCEL' : 'PUBLISH'
}

/** Seconds since the table was asked for. */
function sequenceOf({ id, madeAt }: Pick<CalendarEvent, 'id' | 'madeAt'>): number {
  return Math.max(0, Math.floor((madeAt.getTime() - askedAt({ id })) / 1000))
}

const MINUTE_MS = 60_000
/** Japan has no summer time. */
const JAPAN_AHEAD_MINUTES = 9 * 60

function momentInJapan(day: Day, minutes: number): Date {
  return new Date((day * DAY_MINUTES + minutes - JAPAN_AHEAD_MINUTES) * MINUTE_MS)
}

/** `20261224T093000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Octets of a line, without its break. */
const LINE_OCTETS = 75

/** Breaks a long line between characters; each further piece begins with a space. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const { length } = bytes.encode(character)
    if (octets + length > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
