import { type Device, devices } from './devices'

/** One table of the bench. */
export interface Case {
  stations: number
  device: Device
}

const desktopSizes = [400, 1_000, 5_000, 20_000, 100_000]
/** A slow network is that of one region, not of a continent. */
const phoneSizes = [400]

const listOf = (text: string | undefined) => text?.split(',').map((part) => part.trim())

/** `BENCH_SIZES=400,1000`, numbers of stations; `BENCH_KINDS=desktop,phone`. */
export function chosenCases({ BENCH_SIZES, BENCH_KINDS }: NodeJS.ProcessEnv): Case[] {
  const sizes = listOf(BENCH_SIZES)?.map(Number)
  const kinds = listOf(BENCH_KINDS)
  return devices
    .filter(({ name }) => kinds?.includes(name) ?? true)
    .flatMap((device) =>
      (sizes ?? (device.slow ? phoneSizes : desktopSizes)).map((stations) => ({ stations, device })),
    )
}

/** `BENCH_ROUNDS`; one more is for warming up. */
export function chosenRounds({ BENCH_ROUNDS }: NodeJS.ProcessEnv): number {
  return Number(BENCH_ROUNDS ?? 5)
}
