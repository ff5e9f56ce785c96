/**
 * Everything about a table, as one row of small whole numbers. A layout says which number means what.
 * One flat row makes a copy a single memory move, and leaves no reference two states could share by accident.
 */
export type State = number[];

/** A state with zeros wherever its viewer may not look. The law is written against views; every state is one. */
export type View = readonly number[];
