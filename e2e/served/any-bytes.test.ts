import { expect, test } from 'vitest'
import { exchange } from '../support/fuzz/connection.ts'
import { FINDS } from '../support/fuzz/finds.ts'
import { search } from '../support/fuzz/search.ts'
import { faultsOf } from '../support/fuzz/verdict.ts'
import { ZONES } from '../support/fuzz/zones.ts'

test('any bytes on a line get an answer or a refusal, and the site goes on', async () => {
  await using zone = await ZONES.site()
  for (const { was, ...sent } of FINDS.site) {
    expect([was, faultsOf(sent, await exchange(zone, sent))]).toEqual([was, []])
  }
  const { connections, find } = await search(zone, zone.surface, {
    seconds: 4,
    seed: 20261201,
    stays: false,
    isWell: zone.isWell,
  })
  expect(find).toBeNull()
  expect(connections).toBeGreaterThan(20)
})
