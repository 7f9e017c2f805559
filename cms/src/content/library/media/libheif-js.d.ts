/** The part that we use of libheif's build for WebAssembly, which ships without types. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Decodes into `target`; `null` when that fails. */
    display(target: Pixels, done: (shown: Pixels | null) => void): void
  }

  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  export default libheif
}
