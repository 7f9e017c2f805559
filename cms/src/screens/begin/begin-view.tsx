import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { BEGIN_ADDRESS } from '../../content/model/screen-addresses.ts'
import { reach } from '../../staff/access/roles.ts'
import { BeginForm } from './begin-form.tsx'
import { BEGIN } from './begin-words.ts'
import { beginningOf, lastAnswers } from './beginning.ts'

/** The screen that begins a company's own site in place of the demo, for those who may do everything. */
export async function BeginView(props: AdminViewServerProps) {
  const { payload, initPageResult } = props
  const { req } = initPageResult
  if (req.user && reach(req.user, 'people') !== 'all') notFound()
  const beginning = await beginningOf(payload)
  const isDemo = beginning === 'demo'
  if (req.user && !isDemo && beginning !== 'empty') redirect('/admin')
  const title = say(req, BEGIN.title)
  return (
    <DeskPage className="desk-begin" path={BEGIN_ADDRESS} trail={[{ label: title }]} view={props}>
      <h1>{title}</h1>
      <p>{say(req, BEGIN.text)}</p>
      <BeginForm
        last={req.user ? await lastAnswers(payload) : null}
        what={say(req, BEGIN.what[isDemo ? 'demo' : 'empty'])}
      />
    </DeskPage>
  )
}
