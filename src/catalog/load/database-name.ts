/** Name of the browser's database with the copy. A file of its own: the script that reads the copy loads later. */
export const databaseName = 'plugboard'
