import type { Picture } from './kit/draw.ts'
import { MAP } from './kit/map.ts'
import type { Sheet } from './kit/sheet.ts'
import { put } from './kit/svg.ts'
import { drying } from './scenes/about-drying.ts'
import { aboutHero } from './scenes/about-hero.ts'
import { aboutHeroPortrait } from './scenes/about-hero-portrait.ts'
import { mooring } from './scenes/about-mooring.ts'
import { printing } from './scenes/about-printing.ts'
import { aboutShape } from './scenes/about-shape.ts'
import { spools } from './scenes/about-spools.ts'
import { clientCamellia, clientFan, clientMountain, clientPine } from './scenes/clients.ts'
import { contactHero } from './scenes/contact-hero.ts'
import { contactHeroPortrait } from './scenes/contact-hero-portrait.ts'
import { fallbackPhoto } from './scenes/fallback-photo.ts'
import { heroBay } from './scenes/hero-bay.ts'
import { dawn } from './scenes/hero-bay-dawn.ts'
import { day } from './scenes/hero-bay-day.ts'
import { dusk } from './scenes/hero-bay-dusk.ts'
import { tall, wide } from './scenes/hero-bay-frames.ts'
import { night } from './scenes/hero-bay-night.ts'
import { kohakuBooth } from './scenes/kohaku-booth.ts'
import { kohakuLane } from './scenes/kohaku-lane.ts'
import { kohakuMain } from './scenes/kohaku-main.ts'
import { kohakuMap } from './scenes/kohaku-map.ts'
import { napolitan } from './scenes/kohaku-napolitan.ts'
import { purin } from './scenes/kohaku-purin.ts'
import { kohakuRain } from './scenes/kohaku-rain.ts'
import { kohakuRecords } from './scenes/kohaku-records.ts'
import { kohakuRoaster } from './scenes/kohaku-roaster.ts'
import { siphonAndSoda } from './scenes/kohaku-siphon.ts'
import { loomWaves } from './scenes/loom-waves.ts'
import { noImage } from './scenes/no-image.ts'
import { norenDusk } from './scenes/noren-dusk.ts'
import { acquaPazza } from './scenes/onda-acqua-pazza.ts'
import { ondaDoor } from './scenes/onda-door.ts'
import { ondaKitchen } from './scenes/onda-kitchen.ts'
import { lemonTart } from './scenes/onda-lemon-tart.ts'
import { ondaMain } from './scenes/onda-main.ts'
import { ondaMap } from './scenes/onda-map.ts'
import { ondaQuay } from './scenes/onda-quay.ts'
import { ondaRoom } from './scenes/onda-room.ts'
import { ondaScale } from './scenes/onda-scale.ts'
import { squidInk } from './scenes/onda-squid-ink.ts'
import { portraitHeadset } from './scenes/portrait-headset.ts'
import { portraitKey } from './scenes/portrait-key.ts'
import { portraitLadle } from './scenes/portrait-ladle.ts'
import { portraitShuttle } from './scenes/portrait-shuttle.ts'
import { portraitStopwatch } from './scenes/portrait-stopwatch.ts'
import { portraitTray } from './scenes/portrait-tray.ts'
import { panClams } from './scenes/shiobi-clams.ts'
import { shiobiFire } from './scenes/shiobi-fire.ts'
import { shiobiHarbour } from './scenes/shiobi-harbour.ts'
import { grilledMackerel } from './scenes/shiobi-mackerel.ts'
import { shiobiMain } from './scenes/shiobi-main.ts'
import { shiobiMap } from './scenes/shiobi-map.ts'
import { shiobiCounter, shiobiHouse } from './scenes/shiobi-places.ts'
import { sashimiBoard } from './scenes/shiobi-sashimi.ts'
import { shiobiSlate } from './scenes/shiobi-slate.ts'
import { solutionCleaning } from './scenes/solution-cleaning.ts'
import { solutionEntertainment } from './scenes/solution-entertainment.ts'
import { solutionHospitality } from './scenes/solution-hospitality.ts'
import { solutionRecruitment } from './scenes/solution-recruitment.ts'
import { solutionRestaurants } from './scenes/solution-restaurants.ts'
import { solutionSports } from './scenes/solution-sports.ts'
import { tateitoBridge } from './scenes/tateito-bridge.ts'
import { dashimaki } from './scenes/tateito-dashimaki.ts'
import { tateitoDough } from './scenes/tateito-dough.ts'
import { tateitoMain } from './scenes/tateito-main.ts'
import { tateitoMap } from './scenes/tateito-map.ts'
import { tateitoMill } from './scenes/tateito-mill.ts'
import { tateitoRoad, tateitoRoom } from './scenes/tateito-places.ts'
import { zaruSoba } from './scenes/tateito-soba.ts'
import { tempura } from './scenes/tateito-tempura.ts'
import { yoriaiAfter } from './scenes/yoriai-after.ts'
import { yoriaiCheers } from './scenes/yoriai-cheers.ts'
import { kaisenDon } from './scenes/yoriai-kaisen-don.ts'
import { yoriaiMain } from './scenes/yoriai-main.ts'
import { yoriaiMap } from './scenes/yoriai-map.ts'
import { oden } from './scenes/yoriai-oden.ts'
import { yoriaiCounter, yoriaiDoor } from './scenes/yoriai-places.ts'
import { yoriaiUpstairs } from './scenes/yoriai-upstairs.ts'
import { yakitori } from './scenes/yoriai-yakitori.ts'

type Scene = (sheet: Sheet) => string
const sized =
  (width: number, height: number, quality?: number) =>
  (scene: Scene): Picture => ({ width, height, scene, ...(quality ? { quality } : {}) })

const solution = sized(1200, 1500)
const main = sized(1920, 1080)
const gallery = sized(1200, 800)
const map = (scene: Scene) =>
  sized(MAP.width, MAP.height)((sheet) => put(-MAP.x, -MAP.y, scene(sheet)))
const portrait = sized(800, 1000, 86)
const phone = sized(1170, 1470)
const client = sized(320, 320)

/** Every picture of the demo company by name. The demo content uses these names and sizes. */
export const catalogue: Record<string, Picture> = {
  'hero-bay-dawn': sized(wide.width, wide.height)(heroBay(wide, dawn)),
  'hero-bay-dawn-tall': sized(tall.width, tall.height)(heroBay(tall, dawn)),
  'hero-bay-day': sized(wide.width, wide.height)(heroBay(wide, day)),
  'hero-bay-day-tall': sized(tall.width, tall.height)(heroBay(tall, day)),
  'hero-bay-dusk': sized(wide.width, wide.height)(heroBay(wide, dusk)),
  'hero-bay-dusk-tall': sized(tall.width, tall.height)(heroBay(tall, dusk)),
  'hero-bay-night': sized(wide.width, wide.height)(heroBay(wide, night)),
  'hero-bay-night-tall': sized(tall.width, tall.height)(heroBay(tall, night)),
  'noren-dusk': sized(1400, 1750)(norenDusk),
  'loom-waves': sized(1600, 1200)(loomWaves),
  'solution-hospitality': solution(solutionHospitality),
  'solution-restaurants': solution(solutionRestaurants),
  'solution-cleaning': solution(solutionCleaning),
  'solution-recruitment': solution(solutionRecruitment),
  'solution-sports': solution(solutionSports),
  'solution-entertainment': solution(solutionEntertainment),
  'shiobi-main': main(shiobiMain),
  'tateito-main': main(tateitoMain),
  'onda-main': main(ondaMain),
  'kohaku-main': main(kohakuMain),
  'yoriai-main': main(yoriaiMain),
  'shiobi-1': gallery(shiobiHouse),
  'shiobi-2': gallery(shiobiCounter),
  'shiobi-3': gallery(grilledMackerel),
  'shiobi-4': gallery(panClams),
  'shiobi-5': gallery(sashimiBoard),
  'shiobi-6': gallery(shiobiHarbour),
  'shiobi-7': gallery(shiobiSlate),
  'shiobi-8': gallery(shiobiFire),
  'tateito-1': gallery(tateitoRoad),
  'tateito-2': gallery(tateitoRoom),
  'tateito-3': gallery(zaruSoba),
  'tateito-4': gallery(tempura),
  'tateito-5': gallery(dashimaki),
  'tateito-6': gallery(tateitoMill),
  'tateito-7': gallery(tateitoDough),
  'tateito-8': gallery(tateitoBridge),
  'onda-1': gallery(ondaQuay),
  'onda-2': gallery(ondaRoom),
  'onda-3': gallery(squidInk),
  'onda-4': gallery(acquaPazza),
  'onda-5': gallery(lemonTart),
  'onda-6': gallery(ondaDoor),
  'onda-7': gallery(ondaKitchen),
  'onda-8': gallery(ondaScale),
  'kohaku-1': gallery(kohakuLane),
  'kohaku-2': gallery(kohakuBooth),
  'kohaku-3': gallery(purin),
  'kohaku-4': gallery(napolitan),
  'kohaku-5': gallery(siphonAndSoda),
  'kohaku-6': gallery(kohakuRain),
  'kohaku-7': gallery(kohakuRoaster),
  'kohaku-8': gallery(kohakuRecords),
  'yoriai-1': gallery(yoriaiDoor),
  'yoriai-2': sized(1200, 800, 86)(yoriaiCounter),
  'yoriai-3': gallery(yakitori),
  'yoriai-4': gallery(oden),
  'yoriai-5': gallery(kaisenDon),
  'yoriai-6': gallery(yoriaiCheers),
  'yoriai-7': gallery(yoriaiUpstairs),
  'yoriai-8': gallery(yoriaiAfter),
  'shiobi-map': map(shiobiMap),
  'tateito-map': map(tateitoMap),
  'onda-map': map(ondaMap),
  'kohaku-map': map(kohakuMap),
  'yoriai-map': map(yoriaiMap),
  'portrait-1': portrait(portraitShuttle),
  'portrait-2': portrait(portraitLadle),
  'portrait-3': portrait(portraitTray),
  'portrait-4': portrait(portraitKey),
  'portrait-5': portrait(portraitStopwatch),
  'portrait-6': portrait(portraitHeadset),
  'client-1': client(clientFan),
  'client-2': client(clientPine),
  'client-3': client(clientMountain),
  'client-4': client(clientCamellia),
  'about-hero': sized(1920, 900)(aboutHero),
  'about-hero-portrait': phone(aboutHeroPortrait),
  'about-main-1': sized(900, 1200)(spools),
  'about-main-2': sized(900, 700)(mooring),
  'about-creative-1': sized(1200, 900)(printing),
  'about-creative-2': sized(800, 1000)(drying),
  'about-shape': sized(800, 800)(aboutShape),
  'contact-hero': sized(1920, 900)(contactHero),
  'contact-hero-portrait': phone(contactHeroPortrait),
  'fallback-photo': sized(1600, 900)(fallbackPhoto),
  'no-image': gallery(noImage),
}

/** The file of a picture: in the company's folder, except for what stands where a picture is missing. */
export function fileOf(name: string): URL {
  const place = name === 'no-image' ? '' : '../company/pictures/'
  return new URL(`./${place}${name}.webp`, import.meta.url)
}
