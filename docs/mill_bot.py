"""Plays a game of Mill against the computer: python3 mill_bot.py [PARLOUR] [NODES]"""
import json, random, subprocess, sys

parlour = sys.argv[1] if len(sys.argv) > 1 else "parlour"
nodes = sys.argv[2] if len(sys.argv) > 2 else "20000"
game = subprocess.Popen([parlour, "drive", "mill"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(command):
    """One line in, one line of JSON out."""
    print(command, file=game.stdin, flush=True)
    return json.loads(game.stdout.readline())


def ours():
    """Take what can be taken, else close a mill, else anything."""
    legal = ask("legal")["legal"]
    for action in legal:
        if action.startswith("x"):
            return action
    for action in random.sample(legal, len(legal)):
        closes = ask("act " + action)["turn"] == {"seat": 0}  # still our turn: there is a stone to take
        ask("undo")
        if closes:
            return action
    return random.choice(legal)


def theirs(played):
    """What the engine thinks best after these moves."""
    words = [parlour, "mill", "best", "--json", "--nodes", nodes, "--moves", " ".join(played)]
    return json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)["action"]


random.seed(1)
played, turn = [], {"seat": 0}
while turn != "over":
    action = ours() if turn == {"seat": 0} else theirs(played)
    answer = ask("act " + action)
    assert answer["ok"], answer
    played.append(action)
    turn = answer["turn"]
print(" ".join(played))
print(answer["outcome"]["code"], "after", len(played), "actions; winners:", answer["outcome"]["winners"])
