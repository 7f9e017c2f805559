import { expect, test } from 'vitest'
import { cutWhileVisitorsWrite } from './power-cut/enquiries.ts'
import { lostOf } from './support/writers.ts'

/** Elsewhere nothing can be preloaded. */
const onLinux = test.runIf(process.platform === 'linux')

onLinux(
  'when the power goes, again and again, no enquiry is lost or doubled whose sender was thanked',
  async () => {
    const { acknowledged, stored } = await cutWhileVisitorsWrite(4)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(lostOf(acknowledged, stored)).toEqual([])
    expect(stored.toSorted()).toEqual([...new Set(stored)].toSorted())
  },
)

onLinux(
  'on a disk that only says it has written, the enquiries are lost when the power goes, and it is seen',
  async () => {
    const { acknowledged, stored } = await cutWhileVisitorsWrite(1, { ignoresSync: true })
    expect(lostOf(acknowledged, stored)).not.toEqual([])
  },
)
