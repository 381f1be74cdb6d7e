import { createContext } from 'react'

/** Whether the page of the workspace covers the map, so that it has room for columns. */
export const WideContext = createContext(false)
