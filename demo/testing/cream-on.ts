import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The least contrast that cream words have on 99 % of a part of a picture; sizes as shares of it. */
export async function creamOn(
  picture: URL,
  part: { x: number; y: number; width: number; height: number },
) {
  const file = await readFile(picture)
  const { width, height } = await sharp(file).metadata()
  const { data, info } = await sharp(file)
    .extract({
      left: Math.round(part.x * width),
      top: Math.round(part.y * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights: number[] = []
  for (let i = 0; i < data.length; i += info.channels) {
    lights.push(luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0))
  }
  lights.sort((a, b) => a - b)
  const lightest = lights[Math.floor(lights.length * 0.99)] ?? 1
  return (luminance(0xf7, 0xf1, 0xe6) + 0.05) / (lightest + 0.05)
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => {
    const v = value / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
