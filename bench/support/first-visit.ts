import { isObject, readNumber, readObject, readText } from '@noren/contract/json'
import lighthouse, { type Flags } from 'lighthouse'

/** What Lighthouse measured on a phone with an empty cache; sizes in kB as they were sent. */
export type FirstVisit = {
  kilobytes: Record<'all' | Kind, number>
  /** Of `all`: the pictures requested only after `load` and every script. */
  afterwards: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Of 100, by category. */
  scores: Record<string, number>
}

const KINDS = {
  html: 'Document',
  script: 'Script',
  font: 'Font',
  image: 'Image',
} as const

type Kind = keyof typeof KINDS

/**
 * Visits an address as Lighthouse's phone, with the throttling applied rather than simulated.
 * @param port where a Chromium listens for debuggers
 */
export async function firstVisit(
  url: string,
  port: number,
  flags: Flags = {},
): Promise<FirstVisit> {
  const throttlingMethod = 'devtools'
  const result = await lighthouse(url, { port, logLevel: 'error', throttlingMethod, ...flags })
  if (!result) throw new Error(`Lighthouse found nothing at ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const sent = sentIn(audits['network-requests']?.details)
  const kilobytes = (kind?: Kind): number =>
    sent
      .filter(({ type }) => kind === undefined || type === KINDS[kind])
      .reduce((sum, { size }) => sum + size / 1000, 0)
  const scripts = sent.filter(({ type }) => type === KINDS.script)
  const { observedLoad } = readObject(readObjects(readObject(audits.metrics?.details).items)[0])
  const whole = Math.max(readNumber(observedLoad) ?? 0, ...scripts.map(({ ended }) => ended))
  const late = sent.filter(({ type, asked }) => type === KINDS.image && asked > whole)
  const metric = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    kilobytes: {
      all: kilobytes(),
      html: kilobytes('html'),
      script: kilobytes('script'),
      font: kilobytes('font'),
      image: kilobytes('image'),
    },
    afterwards: late.reduce((sum, { size }) => sum + size / 1000, 0),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, 100 * (score ?? Number.NaN)]),
    ),
  }
}

/** What went over the network; times in ms since the visit began. */
type Sent = { type: string; size: number; asked: number; ended: number }

function sentIn(details: unknown): Sent[] {
  return readObjects(readObject(details).items).map((item) => ({
    type: readText(item.resourceType),
    size: readNumber(item.transferSize) ?? 0,
    asked: readNumber(item.networkRequestTime) ?? 0,
    ended: readNumber(item.networkEndTime) ?? 0,
  }))
}

function readObjects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
