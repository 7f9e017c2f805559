import { internalHeaders } from './enquiry.ts'
import type { RunningSite } from './running-site.ts'

/** The lines of `/metrics` as values by name and labels, such as `noren_deliveries{kind="inbox",state="pending"}`. */
export async function readMetrics(site: RunningSite): Promise<Map<string, number>> {
  const response = await site.fetch('/metrics', { headers: internalHeaders(site) })
  if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`)
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}
