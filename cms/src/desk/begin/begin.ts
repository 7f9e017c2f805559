import { join } from 'node:path'
import { faultFacts, log } from '@noren/kit/process/log'
import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload'
import { cmsFolder } from '../../base/cms-folder.ts'
import { inTransaction } from '../../base/database/transaction.ts'
import { Unusable } from '../../base/requests/refusal.ts'
import type { Answers } from '../../screens/begin/answers.ts'
import { BEGIN } from '../../screens/begin/begin-words.ts'
import {
  type Beginning,
  beginningOf,
  forgetAnswers,
  keepAnswers,
  lastAnswers,
} from '../../screens/begin/beginning.ts'
import { copyEncoded } from '../demo/encoded-pictures.ts'
import { companyIn, loadInto } from '../demo/load.ts'
import { emptyDesk, removeFiles } from './empty-desk.ts'
import { BEGUN, writeOwn } from './own-documents.ts'

/**
 * Removes the demo company from the desk and writes the drafts of the company's own: all of it, or nothing.
 * @throws Unusable where the desk holds another company
 */
export async function begin(payload: Payload, answers: Answers): Promise<void> {
  // First, so that nothing typed is lost if the rest fails.
  await keepAnswers(payload, answers)
  await asNobody(payload, async (req) => {
    await need(payload, ['demo', 'empty'])
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
    await loadInto(req, companyIn(demo))
  })
  await tidy(payload)
}

/**
 * Publishes the drafts that a company begins with, as they are now, and then each restaurant in which
 * nothing needed is missing.
 * @throws Unusable once something was published
 */
export async function publishBegun(payload: Payload): Promise<void> {
  await asNobody(payload, async (req) => {
    await need(payload, ['begun'])
    for (const slug of BEGUN) {
      await payload.updateGlobal({ slug, depth: 0, data: PUBLISHED, req })
    }
  })
  const { docs } = await payload.find({
    collection: 'restaurants',
    draft: true,
    pagination: false,
    depth: 0,
    select: {},
  })
  for (const { id } of docs) {
    await ifComplete(payload.update({ collection: 'restaurants', id, depth: 0, data: PUBLISHED }))
  }
}

/**
 * Publishes the rest of what a company began with, where staff published a part of it from its own screen:
 * without it, visitors would see what the program says of a company that says nothing.
 */
export async function publishRest(payload: Payload): Promise<void> {
  if (!(await lastAnswers(payload)) || (await beginningOf(payload)) !== 'own') return
  for (const slug of BEGUN) {
    const { _status } = await payload.findGlobal({ slug, depth: 0, select: { _status: true } })
    if (_status !== 'published') {
      await ifComplete(payload.updateGlobal({ slug, depth: 0, data: PUBLISHED }))
    }
  }
  await forgetAnswers(payload)
}

const PUBLISHED = { _status: 'published' } as const

/** What lacks something stays a draft, and its screen says what. */
async function ifComplete(publishing: Promise<unknown>): Promise<void> {
  await publishing.catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error
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

async function need(payload: Payload, needed: readonly Beginning[]): Promise<void> {
  const state = await beginningOf(payload)
  if (!needed.includes(state)) throw new Unusable(BEGIN.refused[state])
}

/** What is left in the folders is in nobody's way. */
async function tidy(payload: Payload): Promise<void> {
  await removeFiles(payload).catch((error: unknown) =>
    log('warn', 'files of removed documents stay in the data folder', faultFacts(error)),
  )
}
