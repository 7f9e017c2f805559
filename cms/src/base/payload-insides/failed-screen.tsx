import { cloneElement, isValidElement, type ReactNode } from 'react'
import { notingFaults } from './logged-faults.ts'

type Screen = (props: object) => ReactNode | Promise<ReactNode>

const isScreen = (type: unknown): type is Screen => typeof type === 'function'

/**
 * Payload's page with a screen that fails as a whole. Payload logs why a list or a document could not be read,
 * and shows nothing, or says that there is no such document.
 */
export function failsAsWhole(page: ReactNode): ReactNode {
  if (Array.isArray(page)) return page.map(failsAsWhole)
  if (!isValidElement<{ children?: ReactNode }>(page)) return page
  const { props, type } = page
  // Only the screen itself has this.
  if ('initPageResult' in props && isScreen(type)) return <Whole props={props} Screen={type} />
  return props.children ? cloneElement(page, {}, failsAsWhole(props.children)) : page
}

function Whole({ props, Screen }: { props: object; Screen: Screen }): Promise<ReactNode> {
  return notingFaults(async (logged) => {
    try {
      const drawn = await Screen(props)
      if (logged.length === 0) return drawn
    } catch (error) {
      // Payload leads elsewhere where a document only seems to be missing.
      if (logged.length === 0) throw error
    }
    throw logged[0]
  })
}
