/** A page of the workspace, as the address has it; `''`: the workspace is not open. */
export type Work = '' | 'attention'
export const works: readonly Work[] = ['', 'attention']
