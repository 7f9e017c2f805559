import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Field,
  type PayloadRequest,
} from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { noOne } from '../../../staff/access/roles.ts'

/** The result of an upload. */
type UploadRecord = { address: string; originalName: string }

const records = new WeakMap<PayloadRequest, UploadRecord>()

/** Keeps the result of an upload until its document is written. */
export function noteUpload(req: PayloadRequest, address: string, fileName: string): void {
  records.set(req, { address, originalName: fileName.normalize('NFC').slice(0, 200) })
}

/** The refusal of a file without content. */
export const EMPTY_FILE: Words = {
  en: 'This file is empty (0 bytes); it may not have been copied to its end. Please look at the original and upload it again.',
  ja: 'このファイルは空です（0バイト）。途中までしかコピーされていない可能性があります。元のファイルを確かめて、もう一度アップロードしてください。',
}

/** Refuses an upload with a sentence that forms show at its file. */
export function fileRefused(req: PayloadRequest, words: Words): APIError {
  const message = say(req, words)
  return new APIError(message, 400, { errors: [{ path: 'file', message }] })
}

/** What the desk notes about an upload; only {@link recordUpload} writes it. */
export const uploadFields: Field[] = [
  {
    name: 'originalName',
    type: 'text',
    label: { en: 'Name of the uploaded file', ja: '元のファイル名' },
    admin: { readOnly: true, condition: ({ originalName }) => Boolean(originalName) },
  },
  {
    name: 'address',
    type: 'text',
    label: { en: 'Public address', ja: '公開アドレス' },
    index: true,
    // A hash, which means nothing to staff.
    admin: { hidden: true, readOnly: true },
  },
  {
    // The id of an account. Not a relationship, with which SQLite would refuse to delete the account.
    name: 'uploadedBy',
    type: 'number',
    index: true,
    access: { read: noOne, create: noOne, update: noOne },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

/** Notes an upload's address, its name and who uploaded it, whatever the sender states. */
export const recordUpload: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { address, originalName } = records.get(req) ?? originalDoc ?? {}
  records.delete(req)
  const uploadedBy = operation === 'create' ? (req.user?.id ?? null) : originalDoc?.uploadedBy
  return { ...data, address, originalName, uploadedBy }
}

/** Clears the uploader when an account is deleted: SQLite may give its id to another account. */
export const forgetUploader: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['media', 'videos'] as const) {
    await req.payload.db.updateMany({
      collection,
      where: { uploadedBy: { equals: id } },
      data: { uploadedBy: null, updatedAt: null },
      returning: false,
      req,
    })
  }
}
