import { useEffect, useState } from 'react'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import type { Form } from '../content/editing/form/form.ts'
import { VIEW_PAGE } from '../publish/preview/page-words.ts'
import { Bar } from './bar/bar.tsx'
import { sayDuplicated } from './bar/document-menu.tsx'
import { PreviewPane, useBeside } from './bar/preview.tsx'
import { Fields } from './boxes/fields.tsx'
import { LoadedGaps } from './boxes/translation-note.tsx'
import type { Draft } from './draft/draft.ts'
import { openDraft } from './draft/open-draft.ts'
import { EditingContext, useDraft, useEditing, useSaved } from './editing.ts'
import './editor.css'
import { titleOf } from './title.ts'

/**
 * The editor of any document.
 * @param account whose texts are kept in this browser
 */
export function Editor({ form, account }: { form: Form; account: string | number }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const beside = useBeside()
  useEffect(() => {
    const opened = openDraft(form, account)
    setDraft(opened)
    sayDuplicated(form.kind)
    return () => opened.close()
  }, [form, account])
  if (!draft) return null
  return (
    <EditingContext value={{ form, draft }}>
      <div className="editor" data-beside={beside[0]}>
        <div className="editor-form">
          <LoadedGaps />
          <Heading />
          <Bar beside={beside} />
          <div className="editor-columns">
            <div>
              <Fields fields={form.fields.filter(({ isAside }) => !isAside)} />
            </div>
            <aside>
              <Fields fields={form.fields.filter(({ isAside }) => isAside)} />
            </aside>
          </div>
        </div>
        {beside[0] && <PreviewPane />}
      </div>
    </EditingContext>
  )
}

/** The document's name as it is typed, and the way to its page. */
function Heading() {
  const { form } = useEditing()
  const title = useDraft((draft) => titleOf(form, draft))
  const { isShown } = useSaved()
  const kind = say(reader, form.kind)
  const page = `/api/${form.place}/page?locale=${reader.i18n.language}`
  useEffect(() => {
    document.title = `${title} – ${kind}`
  }, [title, kind])
  return (
    <header className="editor-heading">
      <p>{kind}</p>
      <h1>{title}</h1>
      {isShown && (
        <a href={page} rel="noopener" target="_blank">
          {say(reader, VIEW_PAGE)}
        </a>
      )}
    </header>
  )
}
