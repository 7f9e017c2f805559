import { parseJsonOnce } from '@noren/contract/json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { KEYS } from '../../editor/bar/use-keys.ts'
import { Editor } from '../../editor/editor.tsx'
import { FaultBoundary } from '../../shell/fault.tsx'
import { Shell } from '../../shell/shell.tsx'
import { Lacking } from './lacking.tsx'
import { type ScreenData, screenSchema } from './screen.ts'

/** Draws what the document carries. */
function Screen({ frame, screen }: ScreenData) {
  return (
    <Shell frame={frame} keys={KEYS}>
      <FaultBoundary>
        {screen.kind === 'form' ? (
          <Editor account={frame.account.id} form={screen.form} />
        ) : (
          <Lacking status={screen.status} back={frame.trail.at(-2)} />
        )}
      </FaultBoundary>
    </Shell>
  )
}

const root = document.getElementById('root')
const data = document.getElementById('screen')?.textContent ?? ''
if (root) {
  const shown = v.parse(screenSchema, parseJsonOnce(data))
  createRoot(root).render(
    <StrictMode>
      <Screen {...shown} />
    </StrictMode>,
  )
}
