import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'

/** What an upload became. */
type UploadRecord = { address: string; originalName: string }

const records = new WeakMap<PayloadRequest, UploadRecord>()

/** Remembers what an upload became until its document is written. */
export function noteUpload(req: PayloadRequest, address: string, fileName: string): void {
  records.set(req, { address, originalName: fileName.normalize('NFC').slice(0, 200) })
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
    admin: { readOnly: true },
  },
]

/** Notes address and name of what was uploaded, whatever the sender says they are. */
export const recordUpload: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { address, originalName } = records.get(req) ?? originalDoc ?? {}
  records.delete(req)
  return { ...data, address, originalName }
}
