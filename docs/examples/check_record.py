#!/usr/bin/env python3
"""Checks game records without any of the program that made them.

Written from docs/game-record.md alone, with nothing but Python's standard library. For every record
it checks the shape against the JSON Schema, draws every shuffle again from the seed, moves every card,
ticket and piece as the events say (each must be where it is taken from, and none may be lost or made),
holds every answer against the question it answers, prices and tracks of routes against the map, and works
out the score: tickets, borrowed routes, longest paths, bonuses, tie-breaks.

A file holds one record on each line, or a single record over many lines. A map that a record brings along
is read from the record; those of the house lie in FOLDER.

usage: check_record.py RECORDS [--facts FOLDER] [--schema FILE]
"""

import argparse
import hashlib
import json
import re
import sys
from collections import Counter
from decimal import Decimal
from itertools import product
from pathlib import Path

HERE = Path(__file__).resolve().parent
MASK = 0xFFFFFFFF
WILD = "wild"


class Wrong(Exception):
    """Something in a record is not as it must be."""


def must(condition, what):
    if not condition:
        raise Wrong(what)


# --- chance ------------------------------------------------------------------------------------------


def fast_words(seed, step):
    """xoshiro128**, its four words of state made by splitmix32."""
    mix = (seed ^ (step * 0x9E3779B9)) & MASK
    state = []
    for _ in range(4):
        mix = (mix + 0x9E3779B9) & MASK
        z = mix
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
        state.append(z ^ (z >> 15))
    a, b, c, d = state
    while True:
        yield (rotated((b * 5) & MASK, 7) * 9) & MASK
        shifted = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotated(d, 11)


def strong_words(seed, step):
    """The ChaCha20 key stream of RFC 8439, read as little-endian words."""
    key = bytes.fromhex(seed)
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    block = 0
    while True:
        words = start + [block, step, 0, 0]
        mixed = list(words)
        for _ in range(10):
            for at in range(4):
                quarter(mixed, at, at + 4, at + 8, at + 12)
            for at in range(4):
                quarter(mixed, at, 4 + (at + 1) % 4, 8 + (at + 2) % 4, 12 + (at + 3) % 4)
        for before, after in zip(words, mixed):
            yield (before + after) & MASK
        block += 1


def quarter(words, a, b, c, d):
    for to, source, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[to] = (words[to] + words[source]) & MASK
        words[turned] = rotated(words[turned] ^ words[to], by)


def rotated(word, by):
    return ((word << by) | (word >> (32 - by))) & MASK


def below(words, bound):
    limit = 2**32 - 2**32 % bound
    while True:
        word = next(words)
        if word < limit:
            return word % bound


class Chance:
    """One generator for each step, made when the first pile of that step is shuffled."""

    def __init__(self, kind, seed):
        self.make = fast_words if kind == "fast" else strong_words
        self.seed = seed
        self.begin(0)

    def begin(self, step):
        self.words = self.make(self.seed, step)

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            pick = below(self.words, last + 1)
            items[last], items[pick] = items[pick], items[last]
        return items


# --- the table ---------------------------------------------------------------------------------------


class Table:
    """Where every card, ticket and piece lies; events move them."""

    def __init__(self, facts, options, seats, chance):
        self.facts, self.options, self.chance = facts, options, chance
        deck = facts["deck"]
        self.kinds = deck["colours"] + [WILD]
        self.all_cards = Counter({colour: deck["perColour"] for colour in deck["colours"]})
        self.all_cards[WILD] = deck["wilds"]
        self.outside = Counter(self.all_cards)  # not yet on the table
        self.deck, self.market = [], [None] * deck["market"]
        self.discards, self.laid, self.turned = Counter(), Counter(), Counter()
        self.hands = [Counter() for _ in range(seats)]
        self.rows = {}  # the card game: colour -> (seat, cards)
        self.on_track = [Counter() for _ in range(seats)]
        self.ticket_ids = [ticket["id"] for ticket in facts["tickets"]]
        self.tickets = {ticket["id"]: ticket for ticket in facts["tickets"]}
        self.pile, self.box = None, set()
        self.offered = [[] for _ in range(seats)]
        self.kept = [set() for _ in range(seats)]
        self.completed = [set() for _ in range(seats)]
        self.routes = {route["id"]: route for route in facts.get("routes", [])}
        self.holders = {}
        self.pieces = None
        self.points = [0] * seats
        self.technologies = [set() for _ in range(seats)]
        self.stations = {}  # city -> seat
        self.open = {}
        self.seats, self.over, self.laid_route = seats, False, None
        # What technologies do to prices and points is told in code, not in the map.
        self.by_the_map = "routes" in facts and "code" not in facts

    # what every event does, by its type

    def begun(self, event):
        must(event["seats"] == self.seats, "begun: another number of seats")
        most = self.facts["seats"]
        must(most["min"] <= self.seats <= most["max"], f"begun: {self.seats} seats at a game for {most['min']} to {most['max']}")
        picked = self.options.get("firstSeat", 0)
        if 0 < picked <= self.seats:
            first = picked - 1
        else:
            first = self.chance.shuffled(range(self.seats))[0]
        must(event["first"] == first, f"begun: seat {first} should begin")
        if "pieces" in event:
            must(event["pieces"] == self.facts["pieces"]["count"], "begun: the wrong number of pieces")
            self.pieces = [event["pieces"]] * self.seats

    def wildGiven(self, event):
        self.move(self.outside, self.hands[event["seat"]], [WILD])

    def deckMade(self, event):
        self.new_deck(event, self.outside)

    def deckReshuffled(self, event):
        must(not self.deck, "deckReshuffled: the deck is not empty")
        self.new_deck(event, self.discards)

    def secondDeckMade(self, event):
        must(not self.deck, "secondDeckMade: the deck is not empty")
        everything = Counter(card for card in self.market if card) + self.discards
        for _, cards in self.rows.values():
            everything += cards
        for cards in self.on_track:
            everything += cards
        self.rows, self.market = {}, [None] * len(self.market)
        self.on_track = [Counter() for _ in range(self.seats)]
        self.discards = Counter()
        self.new_deck(event, everything)

    def new_deck(self, event, cards):
        """From a heap in the order of kinds, shuffled; the heap is empty after it."""
        heap = [kind for kind in self.kinds for _ in range(cards[kind])]
        self.deck = self.chance.shuffled(heap)
        must(self.deck == items(event["cards"]), f"{event['type']}: the deck is shuffled in another way")
        cards.clear()

    def off_the_deck(self, card, what):
        must(self.deck, f"{what}: the deck is empty")
        must(self.deck.pop() == card, f"{what}: {card} is not on top of the deck")

    def cardsDealt(self, event):
        for card in items(event["cards"]):
            self.off_the_deck(card, "cardsDealt")
            self.hands[event["seat"]][card] += 1

    def cardDrawn(self, event):
        self.cardsDealt({"seat": event["seat"], "cards": event["card"]})

    def marketFilled(self, event):
        must(self.market[event["place"]] is None, "marketFilled: the place is taken")
        self.off_the_deck(event["card"], "marketFilled")
        self.market[event["place"]] = event["card"]

    def marketSwept(self, _event):
        self.discards.update(card for card in self.market if card)
        self.market = [None] * len(self.market)

    def cardTaken(self, event):
        must(self.market[event["place"]] == event["card"], "cardTaken: another card lies there")
        self.market[event["place"]] = None
        self.hands[event["seat"]][event["card"]] += 1

    def ticketsShuffled(self, event):
        long = [ticket for ticket in self.ticket_ids if self.tickets[ticket].get("long")]
        if self.pile is None and long:
            long = self.chance.shuffled(long)
            others = self.chance.shuffled(one for one in self.ticket_ids if one not in long)
            self.pile = others + long
        else:
            self.pile = self.chance.shuffled(self.ticket_ids if self.pile is None else self.pile)
        must(self.pile == items(event["tickets"]), "ticketsShuffled: the tickets are shuffled in another way")

    def ticketsRemoved(self, event):
        gone = items(event["tickets"])
        must(gone and self.pile[-len(gone) :] == gone, "ticketsRemoved: not the top of the pile")
        del self.pile[-len(gone) :]
        self.box.update(gone)

    def ticketsDrawn(self, event):
        for ticket in items(event["tickets"]):
            must(self.pile and self.pile.pop() == ticket, f"ticketsDrawn: {ticket} is not on top of the pile")
            self.offered[event["seat"]].append(ticket)
        each = self.facts["rules"]["tickets"]["dealt"].get("long", 0) if "rules" in self.facts else 0
        long = [ticket for ticket in self.offered[event["seat"]] if self.tickets[ticket].get("long")]
        must(len(long) <= each, "ticketsDrawn: too many long ones")

    def ticketsChosen(self, event):
        must(set(items(event["choice"])) <= set(self.offered[event["seat"]]), "ticketsChosen: not on offer")

    def ticketsKept(self, event):
        seat, kept, returned = event["seat"], items(event["kept"]), items(event["returned"])
        must(sorted(kept + returned) == sorted(self.offered[seat]), "ticketsKept: not what was on offer")
        self.offered[seat] = []
        self.kept[seat].update(kept)
        if event["to"] == "box":
            self.box.update(returned)
        else:
            self.pile = returned + self.pile

    def asked(self, event):
        must(event["seat"] not in self.open, "asked: something is asked of that seat already")
        self.open[event["seat"]] = {"kind": event["kind"], "number": event["number"]}

    def answered(self, event):
        must(self.open.pop(event["seat"], None), "answered: nothing was asked of that seat")

    def cardsLaid(self, event):
        self.move(self.hands[event["seat"]], self.laid, event["cards"])
        self.laid_route = event["route"]
        if self.by_the_map:
            route = self.routes[event["route"]]
            must(pays(event["cards"], route, self.facts), f"cardsLaid: the wrong price of {route['id']}")

    def extraLaid(self, event):
        self.move(self.hands[event["seat"]], self.laid, event["cards"])

    def laidTakenBack(self, event):
        self.move(self.laid, self.hands[event["seat"]], event["cards"])
        must(not +self.laid, "laidTakenBack: something is left lying")

    def cardTurned(self, event):
        self.off_the_deck(event["card"], "cardTurned")
        self.turned[event["card"]] += 1

    def turnedDiscarded(self, _event):
        self.discards += self.turned
        self.turned = Counter()

    def routeClaimed(self, event):
        seat, route = event["seat"], self.routes[event["route"]]
        must(event["route"] == self.laid_route, "routeClaimed: the price was laid for another route")
        must(event["pieces"] == route["length"], "routeClaimed: the wrong number of pieces")
        must(seat not in self.holders.get(event["route"], []), "routeClaimed: held already")
        for other in self.other_tracks(route):
            must(seat not in self.holders.get(other, []), f"routeClaimed: {other}, the other track, is the seat's own")
            few = self.seats < self.facts["rules"]["doubles"]["bothFrom"]
            must(not (few and other in self.holders), f"routeClaimed: {other}, the other track, closes it")
        if self.by_the_map:
            worth = route.get("points", self.facts["rules"]["points"].get(str(route["length"])))
            must(event["points"] == worth, f"routeClaimed: {route['id']} brings {worth} points")
        self.discards += self.laid
        self.laid = Counter()
        self.pieces[seat] -= event["pieces"]
        must(self.pieces[seat] >= 0, "routeClaimed: not enough pieces")
        self.holders.setdefault(event["route"], []).append(seat)
        self.points[seat] += event["points"]

    def other_tracks(self, route):
        """The other track of a double; two of unequal length are none, if it was agreed so."""
        for other in self.routes.values():
            if other is not route and "double" in route and other.get("double") == route["double"]:
                if other["length"] == route["length"] or self.options.get("unequalTwins", True):
                    yield other["id"]

    def technologyBought(self, event):
        self.move(self.hands[event["seat"]], self.discards, event["cards"])
        must(event["technology"] not in self.technologies[event["seat"]], "technologyBought: held already")
        self.technologies[event["seat"]].add(event["technology"])

    def technologyReturned(self, event):
        self.technologies[event["seat"]].remove(event["technology"])

    def technologyExpired(self, _event):
        pass

    def stationBuilt(self, event):
        seat, cards = event["seat"], event["cards"]
        prices = self.facts["rules"]["stations"]["prices"]
        built = len(self.stations_of(seat))
        must(event["city"] not in self.stations, "stationBuilt: a station stands there")
        must(event["city"] in {place["id"] for place in self.facts["places"]}, "stationBuilt: no such city")
        must(built < len(prices), "stationBuilt: none is left")
        must(len(cards) == prices[built] and len(set(cards) - {WILD}) <= 1, "stationBuilt: the wrong price")
        self.move(self.hands[seat], self.discards, cards)
        self.stations[event["city"]] = seat

    def stations_of(self, seat):
        return sorted(city for city, owner in self.stations.items() if owner == seat)

    def rowLaid(self, event):
        must(event["colour"] not in self.rows, "rowLaid: that colour is in a yard")
        row = Counter()
        self.move(self.hands[event["seat"]], row, event["cards"])
        must(set(row) <= {event["colour"], WILD}, "rowLaid: a card of another colour")
        self.rows[event["colour"]] = (event["seat"], row)

    def rowRobbed(self, event):
        seat, row = self.rows.pop(event["colour"])
        must(seat == event["seat"] and row == Counter(event["cards"]), "rowRobbed: another row lies there")
        self.discards += row

    def cardMoved(self, event):
        seat, row = self.rows[event["colour"]]
        must(seat == event["seat"], "cardMoved: the row of another seat")
        must(event["card"] == (WILD if row[WILD] else event["colour"]), "cardMoved: not the top card")
        self.move(row, self.on_track[seat], [event["card"]])
        if not +row:
            del self.rows[event["colour"]]

    def pileOpened(self, event):
        must(+self.on_track[event["seat"]] == Counter(event["cards"]), "pileOpened: another pile")

    def completionChosen(self, event):
        must(set(items(event["choice"])) <= self.kept[event["seat"]], "completionChosen: not held")

    def ticketsCompleted(self, event):
        seat, tickets = event["seat"], items(event["tickets"])
        needs = Counter()
        for ticket in tickets:
            needs.update(self.tickets[ticket]["cards"])
        short = sum((needs - self.on_track[seat]).values())
        must(short <= self.on_track[seat][WILD], "ticketsCompleted: the pile does not pay for them")
        must(event["points"] == sum(self.tickets[one]["points"] for one in tickets), "ticketsCompleted: points")
        must(set(tickets) <= self.kept[seat], "ticketsCompleted: not held")
        self.kept[seat] -= set(tickets)
        self.completed[seat] |= set(tickets)
        self.points[seat] += event["points"]

    def turnEnded(self, _event):
        pass

    def lastRoundBegan(self, _event):
        pass

    def gameEnded(self, _event):
        self.over = True

    # what holds after every event

    def move(self, source, to, cards):
        cards = Counter(cards)
        must(not cards - source, f"{dict(cards)} cannot come from where only {dict(+source)} is")
        source.subtract(cards)
        to.update(cards)

    def apply(self, event):
        before = bool(self.over)
        must(not before, f"{event['type']}: after the end")
        getattr(self, event["type"])(event)
        self.conserve(event["type"])

    def conserve(self, what):
        cards = Counter(self.deck) + Counter(card for card in self.market if card)
        heaps = [self.outside, self.discards, self.laid, self.turned, *self.hands, *self.on_track]
        for heap in heaps + [row for _, row in self.rows.values()]:
            must(all(count >= 0 for count in heap.values()), f"{what}: fewer than no cards")
            cards += heap
        must(cards == self.all_cards, f"{what}: cards were lost or made")
        if self.pile is not None:
            places = [self.pile, self.box, *self.offered, *self.kept, *self.completed]
            tickets = Counter(ticket for place in places for ticket in place)
            must(tickets == Counter(self.ticket_ids), f"{what}: tickets were lost or made")
        if self.pieces is not None:
            for seat, left in enumerate(self.pieces):
                placed = sum(self.routes[route]["length"] for route, all_ in self.holders.items() if seat in all_)
                must(left + placed == self.facts["pieces"]["count"], f"{what}: pieces were lost or made")


def items(pile):
    return list(pile["items"])


def pays(cards, route, facts):
    """Whether some cards are a price of a route: of its colour, wilds where they are good, groups where they stand in for one."""
    have, payment = Counter(cards), facts["rules"]["payment"]
    length, symbols = route["length"], route.get("ferry", 0)
    special = symbols > 0 or route.get("tunnel", False)
    wilds = have[WILD] if payment["wild"] == "everywhere" or special else 0
    stand_in = payment.get("anyForWild", {})
    group = stand_in.get("everywhere", 0)
    if symbols:
        group = stand_in.get("ferry", group)
    group = route.get("anyCardsForOne", group)
    colours = facts["deck"]["colours"] if route["colour"] == "grey" else [route["colour"]]
    for colour in colours:
        for coloured, wild in product(range(have[colour] + 1), range(wilds + 1)):
            groups = length - coloured - wild
            rest = len(cards) - coloured - wild
            if groups >= 0 and coloured <= length - symbols and rest == groups * group and (group or not groups):
                return True
    return False


# --- the score ---------------------------------------------------------------------------------------


def joined(table, seat, borrowed=()):
    """For every place the name of the network of this seat it belongs to."""
    network = {place["id"]: place["id"] for place in table.facts["places"]}
    for route in [one for one, holders in table.holders.items() if seat in holders] + list(borrowed):
        old, new = network[table.routes[route]["a"]], network[table.routes[route]["b"]]
        network = {place: new if name == old else name for place, name in network.items()}
    return network


def best_borrowed(table, seat):
    """Every station with every route of another into its city, or none: the best of all choices, as a set of routes."""
    choices = []
    for city in table.stations_of(seat):
        ends = [(route, {table.routes[route]["a"], table.routes[route]["b"]}) for route in table.holders]
        others = [route for route, both in ends if city in both and seat not in table.holders[route]]
        choices.append([None, *others])
    best = None
    for choice in product(*choices):
        routes = sorted(set(choice) - {None})
        network = joined(table, seat, routes)
        done = [ticket for ticket in table.kept[seat] if is_done(table, ticket, network)]
        rank = (-sum(table.tickets[one]["points"] for one in done), -len(done), len(routes), routes)
        best = rank if best is None else min(best, rank)
    return best[-1] if best else []


def is_done(table, ticket, network):
    groups = {group["id"]: group["members"] for group in table.facts.get("groups", [])}
    ends = [[network[place] for place in groups.get(end, [end])] for end in (table.tickets[ticket]["a"], table.tickets[ticket]["b"])]
    return bool(set(ends[0]) & set(ends[1]))


def longest_path(table, seat):
    """The longest chain of the seat's routes, none twice, in spaces: every chain is tried that could still be longer."""
    routes = [table.routes[route] for route, holders in table.holders.items() if seat in holders]
    leads = {}
    for number, route in enumerate(routes):
        leads.setdefault(route["a"], []).append((number, route["b"], route["length"]))
        leads.setdefault(route["b"], []).append((number, route["a"], route["length"]))
    best, seen, todo = 0, set(), [(place, 0, 0) for place in leads]
    while todo:
        place, used, spaces = todo.pop()
        best = max(best, spaces)
        if (place, used) in seen or spaces + still(leads, place, used) <= best:
            continue
        seen.add((place, used))
        for number, other, length in leads[place]:
            if not used >> number & 1:
                todo.append((other, used | 1 << number, spaces + length))
    return best


def still(leads, start, used):
    """The spaces of all routes not used yet that can be reached: no chain goes on for more."""
    places, found, spaces = [start], {start}, {}
    while places:
        for number, other, length in leads[places.pop()]:
            if not used >> number & 1:
                spaces[number] = length
                if other not in found:
                    found.add(other)
                    places.append(other)
    return sum(spaces.values())


def most(counts):
    """The seats that have most of something; with none of it nobody has."""
    return {seat for seat, count in counts.items() if count and count == max(counts.values())}


def board_lines(table):
    """What every seat scores, line by line, and what would settle a tie."""
    rules, seats = table.facts["rules"], range(table.seats)
    borrowed = {seat: best_borrowed(table, seat) for seat in seats}
    networks = {seat: joined(table, seat, borrowed[seat]) for seat in seats}
    done = {seat: {one for one in table.kept[seat] if is_done(table, one, networks[seat])} for seat in seats}
    tickets_done = {seat: len(done[seat]) for seat in seats}
    wants = [list(piece)[0] for piece in rules["scoring"] if isinstance(piece, dict)] + rules["tieBreak"]
    wants_path = any(want.startswith("longestPath") for want in wants)
    paths = {seat: longest_path(table, seat) if wants_path else 0 for seat in seats}
    left = {seat: len(rules.get("stations", {}).get("prices", [])) - len(table.stations_of(seat)) for seat in seats}
    tied = {
        "ticketsDone": tickets_done,
        "longestPath": paths,
        "longestPathBonus": {seat: int(seat in most(paths)) for seat in seats},
        "fewestStations": left,
    }
    sheets = []
    for seat in seats:
        own = [table.routes[route] for route, holders in table.holders.items() if seat in holders]
        lines = [{"kind": "routes", "points": table.points[seat], "count": len(own)}]
        for ticket in table.kept[seat]:
            worth = table.tickets[ticket]["points"]
            is_in = ticket in done[seat]
            lines.append({"kind": "ticket", "ticket": ticket, "done": is_in, "points": worth if is_in else -worth})
        if "stations" in rules:
            lines.append({"kind": "stations", "count": left[seat], "points": left[seat] * rules["stations"]["unbuilt"]})
        for kind, points in [pair for piece in rules["scoring"] if isinstance(piece, dict) for pair in piece.items()]:
            if kind == "attractions":
                touched = {end for route in own for end in (route["a"], route["b"])}
                sights = {place["id"] for place in table.facts["places"] if place.get("attraction")}
                count = len(touched & sights)
                lines.append({"kind": kind, "count": count, "points": count * points})
            counts = {"globetrotter": tickets_done, "longestPath": paths}.get(kind)
            if counts and seat in most(counts):
                lines.append({"kind": kind, "count": counts[seat], "points": points})
        sheets.append((lines, [tied[kind][seat] for kind in rules["tieBreak"]]))
    return sheets, borrowed


def yard_lines(table):
    """The same of the card game: tickets and big cities."""
    seats = range(table.seats)
    cards = {seat: [] for seat in seats}
    for bonus in table.facts["bonuses"]:
        ends = {one: (ticket["a"], ticket["b"]) for one, ticket in table.tickets.items()}
        to_city = {seat: sum(bonus["city"] in ends[one] for one in table.completed[seat]) for seat in seats}
        for seat in most(to_city):
            line = {"kind": "bigCity", "city": bonus["city"], "points": bonus["points"], "count": to_city[seat]}
            cards[seat].append(line)
    sheets = []
    for seat in seats:
        lines = [
            {"kind": "ticket", "ticket": one, "done": done, "points": sign * table.tickets[one]["points"]}
            for held, done, sign in ((table.completed[seat], True, 1), (table.kept[seat], False, -1))
            for one in held
        ]
        sheets.append((lines + cards[seat], [len(table.completed[seat]), len(cards[seat])]))
    return sheets


def check_borrowed(table, seat, lines, best):
    """Which station borrows which route is the record's to say, if together they are the best choice."""
    for line in lines:
        must(table.stations.get(line["city"]) == seat, f"score of seat {seat}: no station in {line['city']}")
        ends = (table.routes[line["route"]]["a"], table.routes[line["route"]]["b"])
        must(line["city"] in ends, f"score of seat {seat}: {line['route']} does not lead to {line['city']}")
        must(line["points"] == 0, f"score of seat {seat}: a borrowed route brings no points")
    must(len({line["city"] for line in lines}) == len(lines), f"score of seat {seat}: two routes for a station")
    must(sorted(line["route"] for line in lines) == best, f"score of seat {seat}: other routes are better to borrow")


# What technologies bring is told in the rules of their game and not in its map.
UNCHECKED = {"technology", "borrowedRoute"}


def check_score(record, table):
    sheets, borrowed = board_lines(table) if table.pieces is not None else (yard_lines(table), {})
    must([score["seat"] for score in record["score"]] == list(range(table.seats)), "score: a line for every seat")
    for score, (lines, tie_breaks) in zip(record["score"], sheets):
        seat = score["seat"]
        check_borrowed(table, seat, [one for one in score["lines"] if one["kind"] == "borrowedRoute"], borrowed.get(seat, []))
        found = [line for line in score["lines"] if line["kind"] not in UNCHECKED]
        for line in lines:
            same = line in found
            must(same, f"score of seat {seat}: it should have {json.dumps(line)}")
            found.remove(line)
        must(not found, f"score of seat {seat}: it should not have {json.dumps(found[:1])}")
        must(score["total"] == sum(line["points"] for line in score["lines"]), f"score of seat {seat}: the total")
        must(score["tieBreaks"] == tie_breaks, f"score of seat {seat}: its tie-breaks should be {tie_breaks}")
    rank = {score["seat"]: [score["total"], *score["tieBreaks"]] for score in record["score"]}
    winners = sorted(seat for seat in rank if rank[seat] == max(rank.values()))
    must(winners == sorted(record["result"]["winners"]), "result: the winners are others")
    must(record["result"]["decidedBy"] == decided_by(rank, table), "result: something else decided")


def decided_by(rank, table):
    """Points, or the last tie-break that left fewer ahead than before it; shared, if several are level in all."""
    names = ["points", *(table.facts["rules"]["tieBreak"] if table.pieces is not None else ["ticketsDone", "bonusCards"])]
    ahead, decided = list(rank), "points"
    for place, name in enumerate(names):
        best = [seat for seat in ahead if rank[seat][place] == max(rank[one][place] for one in ahead)]
        decided = name if len(best) < len(ahead) else decided
        ahead = best
    return "shared" if len(ahead) > 1 else decided


# --- the shape: the part of JSON Schema that docs/game-record.schema.json uses --------------------------


TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}


def fits(value, schema, root, where="record"):
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].rsplit("/", 1)[1]], root, where)
    if "oneOf" in schema:
        return fits_one(value, schema["oneOf"], root, where)
    if "type" in schema:
        kind = TYPES[schema["type"]]
        must(isinstance(value, kind) and not (kind is int and isinstance(value, bool)), f"{where}: no {schema['type']}")
    must("const" not in schema or value == schema["const"], f"{where}: not {schema.get('const')!r}")
    must("enum" not in schema or value in schema["enum"], f"{where}: {value!r} is none of {schema.get('enum')}")
    must("pattern" not in schema or re.search(schema["pattern"], value), f"{where}: not like {schema.get('pattern')}")
    must("minimum" not in schema or value >= schema["minimum"], f"{where}: below {schema.get('minimum')}")
    must("maximum" not in schema or value <= schema["maximum"], f"{where}: above {schema.get('maximum')}")
    if isinstance(value, dict):
        for name in schema.get("required", []):
            must(name in value, f"{where}: {name} is missing")
        known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name, one in value.items():
            if name in known:
                fits(one, known[name], root, f"{where}.{name}")
            elif isinstance(more, dict):
                fits(one, more, root, f"{where}.{name}")
            else:
                must(more, f"{where}: {name} is not known")
    if isinstance(value, list):
        must(len(value) >= schema.get("minItems", 0), f"{where}: too few")
        for number, one in enumerate(value):
            fits(one, schema.get("items", {}), root, f"{where}[{number}]")
    return None


def fits_one(value, choices, root, where):
    """Choices that name a constant type are told apart by it, so that the fault found is the right one."""
    faults = []
    for choice in choices:
        named = choice.get("properties", {}).get("type", {}).get("const")
        if named is not None and isinstance(value, dict) and value.get("type") != named:
            continue
        try:
            return fits(value, choice, root, where)
        except Wrong as fault:
            faults.append(str(fault))
    raise Wrong(faults[0] if faults else f"{where}: of no known type")


# --- a record ----------------------------------------------------------------------------------------


def facts_of(record, folder):
    """What is printed: a map that somebody brought is in the record itself, ours lie in their folders."""
    if "pack" not in record and (folder / record["game"]).is_dir():
        # Its hash tells which edition of our map it was; whether the record is true on ours is seen below.
        packed = folder / record["game"] / "pack.json"
        return json.loads((packed if packed.exists() else packed.with_name("facts.json")).read_text("utf-8"))
    must("pack" in record, "the map is not in the record")
    must(record["pack"]["id"] == record["game"], "the map is that of another game")
    must(hashlib.sha256(canonical(record["pack"]).encode("utf-8")).hexdigest() == record["packHash"], "the hash is that of another map")
    return record["pack"]


def canonical(value):
    """Fields in the order of their names, no spaces, numbers as JavaScript writes them."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{canonical(name)}:{canonical(value[name])}" for name in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(one) for one in value) + "]"
    if isinstance(value, float):
        if value.is_integer():
            return str(int(value))
        return format(Decimal(repr(value)), "f") if abs(value) >= 1e-6 else repr(value).replace("e-0", "e-")
    return json.dumps(value, ensure_ascii=False)


def check(record, facts_folder, schema):
    fits(record, schema, schema)
    facts = facts_of(record, facts_folder)
    chance = Chance(record["chance"]["kind"], record["chance"]["seed"])
    if "commitment" in record:
        seed = record["chance"]["seed"].encode("ascii")
        must(hashlib.sha256(seed).hexdigest() == record["commitment"], "the commitment is that of another seed")
    table = Table(facts, record["options"], len(record["seats"]), chance)
    for event in record["deal"]:
        table.apply(event)
    for number, entry in enumerate(record["entries"], 1):
        try:
            must(entry["step"] == number, "the wrong step")
            must(table.open.get(entry["seat"]) == entry["question"], "answers a question that is not open")
            chance.begin(number)
            for event in entry["events"]:
                table.apply(event)
        except (Wrong, KeyError, IndexError, TypeError) as fault:
            raise Wrong(f"entry {number}: {fault}") from fault
    if record.get("endedEarly"):
        must(not table.over, "the game came to its end")
        must(record["score"] == [] and record["result"] == {"winners": [], "decidedBy": "endedEarly"}, "a score without an end")
        return
    must(table.over and not table.open, "the game is not over")
    check_score(record, table)


def once(pairs):
    """An object of which no field stands there twice: one reader would take the first, another the last."""
    fields = dict(pairs)
    must(len(fields) == len(pairs), "a field stands there twice")
    return fields


def records_in(file):
    """Where every record begins, and its text: one on each line, or one over all lines."""
    lines = file.read_text("utf-8").split("\n")
    filled = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    try:
        json.loads(filled[0][1] if filled else "{}")
    except ValueError:
        return [(filled[0][0], "\n".join(lines))]
    return filled


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", type=Path)
    parser.add_argument("--facts", default=HERE.parent.parent / "packages/games/src", type=Path)
    parser.add_argument("--schema", default=HERE.parent / "game-record.schema.json", type=Path)
    asked = parser.parse_args()
    schema = json.loads(asked.schema.read_text("utf-8"))
    records, wrong = records_in(asked.records), 0
    for number, text in records:
        try:
            check(json.loads(text, object_pairs_hook=once), asked.facts, schema)
        except (Wrong, ValueError, KeyError, IndexError, TypeError) as fault:
            wrong += 1
            print(f"line {number}: {fault}")
    print(f"{len(records) - wrong} of {len(records)} records are in order")
    return 1 if wrong or not records else 0


if __name__ == "__main__":
    sys.exit(main())
