import {
  APIError,
  type CollectionSlug,
  createOperation,
  type DataFromGlobalSlug,
  type File,
  FileUploadError,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
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

/** Fields themselves judge the values of a document; the operations of Payload ask for a type. */
const data = v.custom<RequiredDataFromCollectionSlug<CollectionSlug>>(() => true)

const globalData = v.custom<Partial<DataFromGlobalSlug<GlobalSlug>>>(() => true)

const createdSchema = v.object({ id: v.number() })

const STATUS = { published: { _status: 'published' }, draft: { _status: 'draft' } } as const

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
  const make = (collection: CollectionSlug, values: Row, brought: BroughtAlong, file?: File) =>
    createOperation({
      ...among(brought, file),
      collection: collections[collection],
      data: v.parse(data, values),
    })
  const makeDraft = (collection: CollectionSlug, { data: values, ledger }: Save) =>
    createOperation({
      ...among({ ledger }),
      collection: collections[collection],
      data: v.parse(data, { ...values, ...STATUS.draft }),
      draft: true,
    })

  return {
    upload: async (library, report, { data: values, file, kept }) => {
      const made = await unlessRefused(report, () =>
        make(library, values, { pictureHash: kept }, file),
      )
      return made && v.parse(createdSchema, made).id
    },
    create: async (collection, report, save) => {
      const publish = () =>
        make(collection, { ...save.data, ...STATUS.published }, { ledger: save.ledger })
      const made = save.isDraft ? undefined : await unlessRefused(report, publish)
      const drafted = made ?? (await unlessRefused(report, () => makeDraft(collection, save)))
      return drafted && v.parse(createdSchema, drafted).id
    },
    saveDraft: async (collection, id, report, { data: values, ledger }) => {
      await unlessRefused(report, () =>
        updateByIDOperation({
          ...among({ ledger }),
          collection: collections[collection],
          id,
          data: { ...values, ...STATUS.draft },
          draft: true,
        }),
      )
    },
    createFact: async (collection, report, { data: values, ledger }) => {
      await unlessRefused(report, () => make(collection, values, { ledger }))
    },
    saveGlobal: async (globalConfig, report, { data: values, ledger, isDraft }) => {
      const state = isDraft ? STATUS.draft : STATUS.published
      await unlessRefused(report, () =>
        updateOperationGlobal({
          ...among({ ledger }),
          globalConfig,
          slug: globalConfig.slug,
          data: v.parse(globalData, { ...values, ...(globalConfig.versions?.drafts && state) }),
          draft: isDraft,
        }),
      )
    },
  }
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
