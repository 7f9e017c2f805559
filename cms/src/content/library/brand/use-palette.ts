import type { Palette } from '@noren/contract/brand/palette'
import { readText } from '@noren/contract/json'
import { useForm, useFormFields } from '@payloadcms/ui'

/** The four colours as they stand in the form, which need not be colours. */
export function useTypedPalette(): Palette {
  return {
    brand: useTyped('brand'),
    accent: useTyped('accent'),
    paper: useTyped('paper'),
    ink: useTyped('ink'),
  }
}

function useTyped(name: keyof Palette): string {
  return useFormFields(([fields]) => readText(fields[pathOf(name)]?.value))
}

function pathOf(name: string): string {
  return `palette.${name}`
}

/** Gives the function that sets all four colours at once. */
export function useChoosePalette(): (palette: Palette) => void {
  const { dispatchFields, getFields, setModified } = useForm()
  return (palette) => {
    const fields = getFields()
    const changed = Object.entries(palette).map(([name, value]) => {
      const path = pathOf(name)
      // `isModified` keeps them when the answer to an earlier save arrives.
      return [path, { ...fields[path], value, isModified: true, valid: true }]
    })
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(changed) })
    setModified(true)
  }
}
