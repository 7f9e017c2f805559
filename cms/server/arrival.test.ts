import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUpload, limitArrival } from './arrival.ts'

const SECOND_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request of which a part arrives each second. */
function arriving(bytesPerSecond: number, isPatient: boolean) {
  let bytes = 0
  const socket = new Socket()
  Object.defineProperty(socket, 'bytesRead', { get: () => bytes })
  const request = new IncomingMessage(socket)
  const cutOff = vi.spyOn(request, 'destroy').mockReturnThis()
  limitArrival(request, () => isPatient)
  const after = (seconds: number, perSecond = bytesPerSecond) => {
    for (let second = 0; second < seconds; second++) {
      bytes += perSecond
      vi.advanceTimersByTime(SECOND_MS)
    }
    return cutOff.mock.calls.length > 0 ? 'cut off' : 'open'
  }
  return { request, after }
}

test('a request that is not whole after a minute is cut off', () => {
  const { after } = arriving(100_000, false)
  expect(after(59)).toBe('open')
  expect(after(2)).toBe('cut off')
})

test('25 MB of a member of staff may come over a slow line, at 1 Mbit/s', () => {
  const { request, after } = arriving(125_000, true)
  expect(after(210)).toBe('open')
  request.complete = true
  expect(after(600)).toBe('open')
})

test('an upload of which hardly anything comes is cut off', () => {
  expect(arriving(1000, true).after(61)).toBe('cut off')
})

test('an upload that stops in its midst is cut off', () => {
  const { after } = arriving(125_000, true)
  expect(after(100)).toBe('open')
  expect(after(61, 0)).toBe('cut off')
})

test('only files of staff have this time', () => {
  const isFile = (who: 'staff' | 'anyone' | null, type = 'multipart/form-data; boundary=x') => {
    const { request } = arriving(0, false)
    request.headers['content-type'] = type
    return isUpload(request, who)
  }
  expect(isFile('staff')).toBe(true)
  expect(isFile('staff', 'application/json')).toBe(false)
  expect(isFile('anyone')).toBe(false)
  expect(isFile(null)).toBe(false)
})
