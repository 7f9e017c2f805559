declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** Cuts a font down to the characters of `text`; returns its bytes in the target format. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, Axis>
      keepFeatures?: string[]
      preserveNameIds?: number[]
    },
  ): Promise<Uint8Array>
}
