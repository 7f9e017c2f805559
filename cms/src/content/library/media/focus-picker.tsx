'use client'

import { CENTRE, FOCUS_STEP, type Focus, onStep } from '@noren/contract/focus'
import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { type CSSProperties, type MouseEvent, useId } from 'react'
import { say } from '../../../base/words.ts'
import { FOCUS_WORDS } from '../../model/fields/focus.ts'

type Percent = number | null | undefined

/** On the screen of a picture: the point that stays visible where pages crop it, and examples of that. */
export function FocusPicker() {
  const { i18n } = useTranslation()
  const id = useId()
  const { hasSavePermission } = useDocumentInfo()
  const { value: picture } = useField<string | null>({ path: 'thumbnailURL' })
  const x = useField<Percent>({ path: 'focalX' })
  const y = useField<Percent>({ path: 'focalY' })
  if (!picture) return null

  const focus = { x: x.value ?? CENTRE.x, y: y.value ?? CENTRE.y }
  const isCentre = focus.x === CENTRE.x && focus.y === CENTRE.y
  function choose(chosen: Focus) {
    x.setValue(chosen.x)
    y.setValue(chosen.y)
  }
  return (
    <fieldset className="desk-focus" disabled={!hasSavePermission} style={placed(focus)}>
      <legend>{say({ i18n }, FOCUS_WORDS.title)}</legend>
      <p id={id}>{say({ i18n }, FOCUS_WORDS.help)}</p>
      <div className="desk-focus__parts">
        {/* Keyboards and screen readers use the two sliders. */}
        <button
          aria-hidden
          className="desk-focus__picture"
          onClick={(event) => choose(spotOf(event))}
          tabIndex={-1}
          type="button"
        >
          <img alt="" src={picture} />
          <span />
        </button>
        <div className="desk-focus__sliders">
          {(['x', 'y'] as const).map((axis) => (
            <label key={axis}>
              {say({ i18n }, FOCUS_WORDS[axis])}
              <input
                aria-describedby={id}
                aria-valuetext={`${focus[axis]}%`}
                max={100}
                min={0}
                onChange={({ target }) => choose({ ...focus, [axis]: target.valueAsNumber })}
                step={FOCUS_STEP}
                type="range"
                value={focus[axis]}
              />
            </label>
          ))}
          <button
            className="btn btn--style-secondary btn--size-small"
            disabled={isCentre}
            onClick={() => choose(CENTRE)}
            type="button"
          >
            {say({ i18n }, FOCUS_WORDS.reset)}
          </button>
        </div>
        <figure>
          <div>
            <img alt="" src={picture} />
            <img alt="" src={picture} />
          </div>
          <figcaption>{say({ i18n }, FOCUS_WORDS.shown)}</figcaption>
        </figure>
      </div>
    </fieldset>
  )
}

/** The point of a picture that was pressed. */
function spotOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: onStep((100 * (clientX - left)) / width),
    y: onStep((100 * (clientY - top)) / height),
  }
}

/** The point, for the style sheet. */
function placed({ x, y }: Focus): CSSProperties {
  return Object.assign<CSSProperties, object>({}, { '--x': `${x}%`, '--y': `${y}%` })
}
