/** Address of a worker that is built together with the page, see `src/scripts/build/page-worker.ts`. */
declare module '*?page-worker' {
  export const url: string
}
