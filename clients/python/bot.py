"""A bot that claims the longest route it can pay for, and takes cards otherwise: python3 bot.py LINK"""

import random
import sys

import branchline


def choose(view):
    offers = view["question"]["offers"]
    random.shuffle(offers)
    claims = [offer for offer in offers if offer["type"] == "claimRoute"]
    takes = [offer for offer in offers if offer["type"] == "takeCard"]
    return max(claims, key=lambda claim: len(claim["cards"]), default=(takes or offers)[0])


seat = branchline.join(sys.argv[1], name="Twenty Lines")
for view in seat.questions():
    seat.answer(choose(view))
print("I am seat", seat.seat, "of", [line["total"] for line in seat.record()["score"]])
