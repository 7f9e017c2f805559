import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Field,
  PayloadRequest,
} from 'payload'
import type { Words } from '../../base/words.ts'
import { nobody } from '../../staff/access/roles.ts'

/** What an upload became. */
type UploadRecord = { address: string; originalName: string }

const records = new WeakMap<PayloadRequest, UploadRecord>()

/** Remembers what an upload became until its document is written. */
export function noteUpload(req: PayloadRequest, address: string, fileName: string): void {
  records.set(req, { address, originalName: fileName.normalize('NFC').slice(0, 200) })
}

/** What is said of a file without a byte in it. */
export const EMPTY_FILE: Words = {
  en: 'This file is empty (0 bytes); it may not have been copied to its end. Please look at the original and upload it again.',
  ja: 'このファイルは空です（0バイト）。途中までしかコピーされていない可能性があります。元のファイルを確かめて、もう一度アップロードしてください。',
}

/** What we note of an upload; filled by {@link recordUpload} alone. */
export const uploadFields: Field[] = [
  {
    name: 'originalName',
    type: 'text',
    label: { en: 'Name of the uploaded file', ja: '元のファイル名' },
    admin: { readOnly: true },
  },
  {
    name: 'address',
    type: 'text',
    label: { en: 'Public address', ja: '公開アドレス' },
    index: true,
    // A hash, which tells staff nothing.
    admin: { hidden: true, readOnly: true },
  },
  {
    // The id of an account. No relation: SQLite would then keep the account from being deleted.
    name: 'uploadedBy',
    type: 'number',
    index: true,
    access: { read: nobody, create: nobody, update: nobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

/** Notes address and name of what was uploaded, and who did, whatever the sender says they are. */
export const recordUpload: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { address, originalName } = records.get(req) ?? originalDoc ?? {}
  records.delete(req)
  const uploadedBy = operation === 'create' ? (req.user?.id ?? null) : originalDoc?.uploadedBy
  return { ...data, address, originalName, uploadedBy }
}

/** What an account uploaded is nobody's once it is deleted: SQLite may give its id to another. */
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
