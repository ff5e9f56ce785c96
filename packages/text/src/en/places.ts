/** Names of places, by id, where the language has its own; all others keep the name that is printed on the board. */
export const places: Readonly<Record<string, string>> = {};
