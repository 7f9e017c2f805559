import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@noren/kit/process/network'
import type { GateAnswer } from './gate-answer.ts'
import { tooLarge, tooManySignIns, unfinished } from './gate-answers.ts'
import type { Routes } from './routes.ts'

/** Sign-ins of one network that may wait; more at the same time are an attacker guessing (hostile inputs L02). */
const PLACES_PER_NETWORK = 10

/** Sign-ins that may wait in all: each holds its body and its connection. */
const PLACES = 500

/** An address, a password and the form around them. */
const BODY_LIMIT_BYTES = 16 * 1024

/** How long a sign-in may take to arrive. While it arrives, it holds no place in the queue. */
const ARRIVAL_LIMIT_MS = 10_000

/** A sign-in that waits. If others of its network wait, it is in a later round. */
type Place = { network: string; round: number; go: () => void }

let waiting: Place[] = []
let isBusy = false
let round = 0

/**
 * Lets sign-ins pass one after another, so that the lock after five wrong passwords also stops parallel
 * guesses, and each link is used once; and the creation of the first account, so that there is only one. Networks take turns: one
 * that fills the queue keeps no other waiting (decision 066). Resolves to `null` when it is this one's
 * turn, and otherwise to the reason of its refusal.
 *
 * @param path the normal form of the path
 */
export async function signInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  routes: Routes,
): Promise<GateAnswer | null> {
  if (request.method !== 'POST' || !isOfStrangers(path, routes)) return null
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) return tooLarge
  const refusal = await arrival(request)
  if (refusal) return refusal
  if (response.destroyed) return unfinished
  const network = networkOf(senderOf(request), { 4: 24, 6: 48 })
  const before = waiting.filter((place) => place.network === network).length
  if (before >= PLACES_PER_NETWORK || waiting.length >= PLACES) return tooManySignIns
  const isTurn = await new Promise<boolean>((resolve) => {
    const place = { network, round: round + before, go: () => resolve(true) }
    waiting.push(place)
    response.once('close', () => {
      if (!leave(place)) return callNext()
      resolve(false)
    })
    if (!isBusy) callNext()
  })
  return isTurn ? null : unfinished
}

/** What strangers send to become a member of staff: a password, a link's token, the first account. */
function isOfStrangers(path: string, routes: Routes): boolean {
  const who = routes('POST', path)
  return path.startsWith('/api/') && (who === 'anyone' || who === 'founder')
}

/** The first of those in the earliest round. */
function callNext(): void {
  const [next] = waiting.toSorted((a, b) => a.round - b.round)
  isBusy = next !== undefined
  if (!next) return
  leave(next)
  round = next.round
  next.go()
}

/** @returns whether it was still waiting */
function leave(place: Place): boolean {
  const others = waiting.filter((other) => other !== place)
  const waited = others.length < waiting.length
  waiting = others
  return waited
}

/** The client's address as the proxy in front of the desk saw it; without a proxy the peer's. */
function senderOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1) : undefined
  return (last ?? socket.remoteAddress ?? '').trim()
}

/** Waits until the whole body has arrived, and leaves it for Payload to read: `null`, or why it did not. */
function arrival(request: IncomingMessage): Promise<GateAnswer | null> {
  return new Promise((resolve) => {
    const isTooLarge = () => request.readableLength > BODY_LIMIT_BYTES
    const look = () => {
      if (request.complete || isTooLarge()) end()
    }
    const end = () => {
      clearTimeout(patience)
      request.off('readable', look).off('close', end)
      if (isTooLarge()) resolve(tooLarge)
      else resolve(request.complete ? null : unfinished)
    }
    const patience = setTimeout(end, ARRIVAL_LIMIT_MS)
    request.on('readable', look).on('close', end)
    look()
  })
}
