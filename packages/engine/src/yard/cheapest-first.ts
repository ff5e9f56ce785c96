/** What is put in comes out by rising `order`; a binary heap. */
export interface CheapestFirst<Item> {
  put(item: Item): void;
  take(): Item | undefined;
}

export function cheapestFirst<Item extends { readonly order: number }>(): CheapestFirst<Item> {
  const heap: Item[] = [];
  return {
    put(item) {
      let at = heap.length;
      while (at > 0) {
        const above = heap[(at - 1) >> 1];
        if (!above || above.order <= item.order) break;
        heap[at] = above;
        at = (at - 1) >> 1;
      }
      heap[at] = item;
    },
    take() {
      const first = heap[0];
      const last = heap.pop();
      if (last && heap.length > 0) sink(heap, last);
      return first;
    },
  };
}

function sink<Item extends { readonly order: number }>(heap: Item[], item: Item): void {
  let at = 0;
  for (;;) {
    const left = heap[2 * at + 1];
    const right = heap[2 * at + 2];
    const less = left && right && right.order < left.order ? right : left;
    if (!less || less.order >= item.order) break;
    heap[at] = less;
    at = 2 * at + (less === right ? 2 : 1);
  }
  heap[at] = item;
}
