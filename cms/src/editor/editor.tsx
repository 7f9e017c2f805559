import { useEffect, useMemo, useState } from 'react'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import type { Form } from '../content/editing/form/form.ts'
import { VIEW_PAGE } from '../publish/preview/page-words.ts'
import { Bar } from './bar/bar.tsx'
import { PreviewPane, useBeside } from './bar/preview.tsx'
import { sayDuplicated } from './bar/use-document-actions.ts'
import { useSaved } from './bar/use-saved.ts'
import { Fields } from './boxes/fields.tsx'
import { LoadedGaps } from './boxes/translation-note.tsx'
import type { Draft } from './draft/draft.ts'
import { openDraft } from './draft/open-draft.ts'
import { EditingContext, useEditing } from './editing.ts'
import './editor.css'
import { titleOf, titlePaths } from './title.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  form: Form
  /** Whose texts are kept in this browser. */
  account: string | number
}

/** The editor of any document. */
export function Editor({ form, account }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    const opened = openDraft(form, account)
    setDraft(opened)
    sayDuplicated(form.kind)
    return () => opened.close()
  }, [form, account])
  const editing = useMemo(() => draft && { form, draft }, [form, draft])
  return (
    editing && (
      <EditingContext value={editing}>
        <Document />
      </EditingContext>
    )
  )
}

function Document() {
  const { fields } = useEditing().form
  const beside = useBeside()
  return (
    <div className="editor" data-beside={beside[0] === true}>
      <div className="editor-form">
        <LoadedGaps />
        <Heading />
        <Bar beside={beside} />
        <div className="editor-columns">
          <div>
            <Fields fields={fields.filter(({ isAside }) => !isAside)} />
          </div>
          <aside>
            <Fields fields={fields.filter(({ isAside }) => isAside)} />
          </aside>
        </div>
      </div>
      {beside[0] && <PreviewPane />}
    </div>
  )
}

/** The document's name as it is typed, and the way to its page. */
function Heading() {
  const { form, draft } = useEditing()
  const paths = useMemo(() => titlePaths(form), [form])
  const title = useTyped(paths, () => titleOf(form, draft))
  const { isShown } = useSaved()
  const kind = say(reader, form.kind)
  useEffect(() => {
    document.title = `${title} – ${kind}`
  }, [title, kind])
  return (
    <header className="editor-heading">
      <p>{kind}</p>
      <h1>{title}</h1>
      {isShown && (
        <a
          href={`/api/${form.place}/page?locale=${reader.i18n.language}`}
          rel="noopener"
          target="_blank"
        >
          {say(reader, VIEW_PAGE)}
        </a>
      )}
    </header>
  )
}
