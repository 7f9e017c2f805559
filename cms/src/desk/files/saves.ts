import {
  APIError,
  type CollectionSlug,
  createOperation,
  type File,
  FileUploadError,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedGlobalConfig,
  updateByIDOperation,
  updateOperationGlobal,
  ValidationError,
} from 'payload'
import * as v from 'valibot'
import type { Ledger } from '../../content/languages/translations/ledger.ts'
import { type BroughtAlong, bringing } from '../../content/model/brought-along.ts'
import type { Row } from '../../content/model/walk.ts'
import type { Report } from './fault.ts'
import { FAULTS } from './fault-words.ts'
import type { Library } from './files-of-uploads.ts'

type Save = { data: Row; ledger: Ledger }

type Stated = Save & { isDraft: boolean }

type Upload = { data: Row; file: File; kept: string | undefined }

/**
 * The saves of an import, in the request's transaction: without access rules, with all others. What a rule
 * refuses is reported, and the transaction goes on.
 */
export type Saves = {
  /** @returns the id, or `undefined` after a report. */
  upload: (library: Library, report: Report, upload: Upload) => Promise<number | undefined>
  /** @returns the id, also when only a draft could be stored: what follows is to be judged too. */
  create: (collection: CollectionSlug, report: Report, save: Stated) => Promise<number | undefined>
  saveDraft: (collection: CollectionSlug, id: number, report: Report, save: Save) => Promise<void>
  createFact: (collection: CollectionSlug, report: Report, save: Save) => Promise<void>
  saveGlobal: (global: SanitizedGlobalConfig, report: Report, save: Stated) => Promise<void>
}

const createdSchema = v.object({ id: v.number() })

const STATUS = { published: { _status: 'published' }, draft: { _status: 'draft' } } as const

type Created = { data: Row; brought: BroughtAlong; file?: File; draft?: boolean }

export async function createSaves(req: PayloadRequest): Promise<Saves> {
  const { collections } = req.payload
  const transactionID = await req.transactionID

  /** Payload ends the transaction of a save that fails, but not one that it still waits for. */
  const among = (brought: BroughtAlong, file?: File) => {
    const own = isolateObjectProperty(req, ['transactionID', 'context', 'file'])
    own.context = bringing(brought)
    if (file) own.file = file
    if (transactionID !== undefined) own.transactionID = Promise.resolve(transactionID)
    return { req: own, depth: 0, overrideAccess: true }
  }
  const make = (slug: CollectionSlug, report: Report, { brought, file, ...created }: Created) =>
    unlessRefused(report, () =>
      createOperation<CollectionSlug, object>({
        ...among(brought, file),
        ...created,
        collection: collections[slug],
      }),
    )

  return {
    upload: async (library, report, { data, file, kept }) =>
      idOf(await make(library, report, { data, file, brought: { pictureHash: kept } })),
    create: async (collection, report, { data, ledger, isDraft }) => {
      const makeAs = (status: keyof typeof STATUS) =>
        make(collection, report, {
          data: { ...data, ...STATUS[status] },
          brought: { ledger },
          draft: status === 'draft',
        })
      const published = isDraft ? undefined : await makeAs('published')
      return idOf(published ?? (await makeAs('draft')))
    },
    saveDraft: async (collection, id, report, { data, ledger }) => {
      await unlessRefused(report, () =>
        updateByIDOperation<CollectionSlug, object>({
          ...among({ ledger }),
          collection: collections[collection],
          id,
          data: { ...data, ...STATUS.draft },
          draft: true,
        }),
      )
    },
    createFact: async (collection, report, { data, ledger }) => {
      await make(collection, report, { data, brought: { ledger } })
    },
    saveGlobal: async (globalConfig, report, { data, ledger, isDraft }) => {
      const state = isDraft ? STATUS.draft : STATUS.published
      const written: Row = { ...data, ...(globalConfig.versions?.drafts && state) }
      await unlessRefused(report, () =>
        updateOperationGlobal({
          ...among({ ledger }),
          globalConfig,
          slug: globalConfig.slug,
          data: written,
          draft: isDraft,
        }),
      )
    },
  }
}

function idOf(made: unknown): number | undefined {
  return made === undefined ? undefined : v.parse(createdSchema, made).id
}

/** Reports what a rule of the desk refuses; any other error ends the import. */
async function unlessRefused<Made>(
  report: Report,
  save: () => Promise<Made>,
): Promise<Made | undefined> {
  try {
    return await save()
  } catch (error) {
    if (error instanceof ValidationError) {
      // A rule answers in the language of the import.
      for (const { path, message } of error.data.errors)
        report(inFile(path), { en: message, ja: message })
    } else if (error instanceof FileUploadError) report('', FAULTS.notStored)
    else if (error instanceof APIError && error.status < 500) {
      report('', { en: error.message, ja: error.message })
    } else throw error
    return undefined
  }
}

/** The place in a file of a field of the form, where the other languages of a text are fields beside it. */
function inFile(path: string): string {
  return path.replace(/__(\w+)$/, '.$1')
}
