import { join } from 'node:path'
import { faultFacts, log } from '@noren/contract/process/log'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cmsFolder } from '../../base/cms-folder.ts'
import { inTransaction } from '../../base/database/transaction.ts'
import { Unusable } from '../../base/requests/refusal.ts'
import type { Answers } from '../../screens/begin/answers.ts'
import { BEGIN } from '../../screens/begin/begin-words.ts'
import { type Beginning, beginningOf, keepAnswers } from '../../screens/begin/beginning.ts'
import { copyEncoded } from '../demo/encoded-pictures.ts'
import { loadInto } from '../demo/load.ts'
import { emptyDesk, removeFiles } from './empty-desk.ts'
import { BEGUN, writeOwn } from './own-documents.ts'

/**
 * Whose company the desk holds, where another can begin.
 * @throws Unusable where none can
 */
export function beforeBegin(payload: Payload): Promise<'demo' | 'empty'> {
  return need(payload, ['demo', 'empty'])
}

/**
 * Removes the demo company from the desk and writes the drafts of the company's own: all of it, or nothing.
 * @throws Unusable where the desk holds another company
 */
export async function begin(payload: Payload, answers: Answers): Promise<void> {
  // First, so that nothing typed is lost if the rest fails.
  await keepAnswers(payload, answers)
  await asNobody(payload, async (req) => {
    await beforeBegin(payload)
    await emptyDesk(req)
    await writeOwn(req, answers)
  })
  await tidy(payload)
}

/**
 * Loads the demo company again, as at the first start.
 * @throws Unusable once something was published
 */
export async function backToDemo(payload: Payload): Promise<void> {
  const demo = join(cmsFolder(), '../demo')
  await asNobody(payload, async (req) => {
    await need(payload, ['begun'])
    await copyEncoded(demo)
    await emptyDesk(req)
    await loadInto(req, join(demo, 'artwork'))
  })
  await tidy(payload)
}

/**
 * Publishes the drafts that a company begins with, as they are now.
 * @throws Unusable once something was published
 */
export async function publishBegun(payload: Payload): Promise<void> {
  await asNobody(payload, async (req) => {
    await need(payload, ['begun'])
    for (const slug of BEGUN) {
      await payload.updateGlobal({ slug, depth: 0, data: { _status: 'published' }, req })
    }
  })
}

/** In one transaction, without an author: what nobody has looked at yet stays a first step. */
async function asNobody(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => work(req))
}

async function need<State extends Beginning>(
  payload: Payload,
  needed: readonly State[],
): Promise<State> {
  const state = await beginningOf(payload)
  const found = needed.find((each) => each === state)
  if (!found) throw new Unusable(BEGIN.refused[state])
  return found
}

/** What is left in the folders is in nobody's way. */
async function tidy(payload: Payload): Promise<void> {
  await removeFiles(payload).catch((error: unknown) =>
    log('warn', 'files of removed documents stay in the data folder', faultFacts(error)),
  )
}
