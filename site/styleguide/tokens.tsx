import { useLanguage } from '#src/language/use-language.ts'
import { Chapter } from './guide.tsx'
import styles from './tokens.module.css'

/** Every token of the style sheets, read from them, so that this page is never out of date. */
export function Tokens() {
  const names = tokenNames()
  // Some tokens have another value in Japanese.
  useLanguage()
  return (
    <>
      <Chapter title="Colour">
        <ul className={styles.swatches}>
          {names.filter(isColour).map((name) => (
            <li key={name}>
              <span className={styles.swatch} ref={paint('background', name)} />
              {name}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Space">
        <ul className={styles.spaces}>
          {names
            .filter((name) => name.startsWith('--space'))
            .map((name) => (
              <li key={name}>
                <span className={styles.space} ref={paint('width', name)} />
                {name}
              </li>
            ))}
        </ul>
      </Chapter>
    </>
  )
}

function tokenNames(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const names = rules
    .filter((rule) => rule instanceof CSSLayerBlockRule)
    .filter(({ name }) => name === 'tokens')
    .flatMap((layer) => [...layer.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes(':root'))
    .flatMap(({ style }) => [...style])
  return [...new Set(names)].filter((name) => name.startsWith('--'))
}

function isColour(name: string): boolean {
  return CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(name))
}

function paint(property: string, token: string) {
  return (element: HTMLElement | null) => element?.style.setProperty(property, `var(${token})`)
}
