import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '#payload.config'
import { isOwnName, withoutStaleCheck } from '../../base/requests/server-function.ts'
import { noPlan } from '../../content/editing/schedule/no-plan.ts'
import { importMap } from './admin/importMap.js'
import './company-look.css'
import './desk.css'
import './screens.css'
import './harassment.css'
import './inbox.css'
import './mailbox.css'
import './mail-rows.css'
import './pictures.css'
import './trash.css'
import './cards.css'
import './choosing.css'
import './translations.css'
import './closures.css'
import './closures-list.css'
import './full.css'
import './evening.css'
import './table-forms.css'
import './evening-print.css'
import './accounts.css'
import './audit.css'
import './account-forms.css'
import './waiting.css'
import './side-by-side.css'
import './plan.css'
import './nav.css'
import './today.css'
import './today-head.css'
import './form.css'
import './begin.css'
import './hours.css'
import './brand.css'
import './brand-sample.css'
import './type.css'
import './guide.css'
import './menu.css'
import './menu-history.css'
import './menu-lines.css'
import './menu-photos.css'
import './menu-terms.css'
import './menu-phone.css'
import './recipients.css'
import './print.css'
import './sheets.css'
import './sheets-chart.css'
import './phone.css'

/** Our styles, which take precedence over Payload's. */
const OURS = { 'schedule-publish': noPlan }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isOwnName(args.name)) throw new Error('No such server function')
  const asked = withoutStaleCheck(args)
  return handleServerFunctions({ ...asked, config, importMap, serverFunctions: OURS })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
