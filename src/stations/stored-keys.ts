// Keys of the browser's storage, separate from what reads it: the first script needs only these.

export const favouritesKey = 'plugboard.favourites'
export const carKey = 'plugboard.my-car'
